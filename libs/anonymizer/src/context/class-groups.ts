import { isStreamKind, namesNoClass } from '../recognizers/en/class-streams.js';
import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import type { Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { kindOfName } from './class-divisions.js';
import { Marks } from './mark.js';

/** Groups with names: those of the youngest bear the names of animals and trees, those of a tutor any. */

/** "Tutor Group Weka", "form group Curie" */
const GROUP_NAME = /(?<=(?:[Tt]utor|[Ff]orm|[Rr]eg) )[Gg]roup \p{Lu}\p{Ll}{2,11}(?!\p{L})/uy;
const OF_TUTOR = new Marks('group of a tutor: ');

export function groupOfTutor({ tokens, text }: TextDocument, noun: Token): Shaped | undefined {
  GROUP_NAME.lastIndex = noun.start;
  if (!GROUP_NAME.test(text)) return undefined;
  const before = tokens[noun.index - 1]!;
  const name = tokens[noun.index + 1]!;
  if (namesNoClass(name.lower)) return undefined;
  const rule = [OF_TUTOR.of(kindOfName(name) ?? 'none')];
  return shapedAs('class', before.index, name.index, before.start, name.end, { rule });
}

/** What stands behind the name of a group. */
export const ROOMS_OF_GROUPS = ['room', 'group', 'nursery', 'form'];
const CALLED = new Marks('group with a name: ');

/** "Butterfly room", "Eagles reading group" */
export function groupCalled({ tokens }: TextDocument, noun: Token): Shaped | undefined {
  const before = tokens[noun.index - 1];
  const name = before?.lower === 'reading' ? tokens[noun.index - 2] : before;
  if (name === undefined || name.casing === 'lower' || !isStreamKind(name.lower)) return undefined;
  if (tokens[name.index + 1]!.start !== name.end + 1) return undefined;
  const rule = [CALLED.of(noun.lower)];
  return shapedAs('class', name.index, noun.index, name.start, noun.end, { rule });
}

const SHORTEST = 5;
const BEHIND_NAMES = new Set([...ROOMS_OF_GROUPS, 'reading', 'class']);
const isOfName = ({ kind, casing, word }: Token): boolean =>
  kind === 'number' || (casing === 'title' && !word.isStop);
const MANY = new Marks('group of many: ');

/** "Hedgehogs went pond dipping", "the Otters" */
export function groupOfMany(document: TextDocument, token: Token): Shaped | undefined {
  const { lower, casing, start, end, index } = token;
  if (casing !== 'title' || end - start < SHORTEST || !lower.endsWith('s') || !isStreamKind(lower))
    return undefined;
  const before = document.tokens[index - 1];
  const behind = document.tokens[index + 1];
  // "Arctic Monkeys", "KS1 Foxes", "Eagles reading group": a part of a longer name.
  if (before !== undefined && before.end + 1 === start && isOfName(before)) return undefined;
  if (
    behind !== undefined &&
    behind.start === end + 1 &&
    (isOfName(behind) || BEHIND_NAMES.has(behind.lower))
  )
    return undefined;
  const article = before?.lower === 'the' ? 'behind an article' : 'alone';
  const rule = [MANY.of(startsSentence(document, token) ? 'begins' : article)];
  return shapedAs('class', index, index, start, end, { rule });
}
