import { isFigureInFull } from '../names/figures.js';
import { givenName } from '../names/given-names.js';
import type { TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { shapedOf, type Shaped } from './candidate.js';
import { markOf, Marks, type Mark } from './mark.js';
import { partOfName } from './name-parts.js';

/** "mark", "will sophie": a word of every day begins a name only where a surname follows that is none. */
const OF_EVERYDAY = /^w(?![SFUM])/;
const SHORTEST_JOINED = 7;
const MOST_WORDS = 3;
const WIDEST_GAP = 3;

const CODE_SIGNS = '_@#/\\=$';

const MADE_OF = new Marks('name of ');
const AMONG_CAPITALS = markOf('among capitals');
const APART = markOf('apart');
const BEHIND_INITIAL = markOf('behind an initial');

/**
 * "wyat stambaugh", "тихан барсуков", "jaxonn": words in small letters that no dictionary has, or that are names, next to
 * each other.
 */
export function smallNameAt(document: TextDocument, index: number): Shaped | undefined {
  const { tokens } = document;
  const first = tokens[index]!;
  if (first.casing === 'mixed') return joinedNameAt(document, first);
  let made = partOf(document, first, '');
  if (made === '' || isTied(document, first.start - 1)) return undefined;
  let last = first;
  let isApart = false;
  while (last.index - index < MOST_WORDS - 1) {
    const next = tokens[last.index + 1];
    const gap = next === undefined ? -1 : gapOf(document, last, next);
    if (gap < 0) break;
    const part = partOf(document, next!, made);
    if (part === '') break;
    made += part;
    isApart ||= gap > 1;
    last = next!;
  }
  if ((first.word.isOrdinary && OF_EVERYDAY.test(made)) || isTied(document, last.end)) return undefined;
  if (last.index > index && isFigureInFull(first.lower, last.lower)) return undefined;
  const rule: Mark[] = [MADE_OF.of(`${first.script} ${made}`)];
  if (hasCapitals(document)) rule.push(AMONG_CAPITALS);
  if (isApart) rule.push(APART);
  if (isBehindInitial(document, first)) rule.push(BEHIND_INITIAL);
  return shapedOf('small', first, last, { rule });
}

/** "AishaBello", "danSutton": a given name, and a capital inside. */
const JOINED = /^(\p{L}\p{Ll}{2,9})\p{Lu}\p{Ll}{2,11}$/u;
const MADE_OF_JOINED = markOf('name joined by a capital');

function joinedNameAt({ text }: TextDocument, token: Token): Shaped | undefined {
  const { start, end } = token;
  if (end - start < SHORTEST_JOINED) return undefined;
  const given = JOINED.exec(text.slice(start, end))?.[1];
  if (given === undefined || givenName(given.toLowerCase()) === undefined) return undefined;
  return shapedOf('small', token, token, { rule: [MADE_OF_JOINED] });
}

/** Only words in small letters: with a capital they are asked about elsewhere. */
const partOf = (document: TextDocument, token: Token, before: string): string =>
  token.kind === 'word' && token.casing === 'lower' ? partOfName(document, token, before) : '';

/** Whether digits or the signs of codes stand at a position: "0ксана", "@zoe", "file_anna". */
function isTied({ text }: TextDocument, position: number): boolean {
  const code = text.charCodeAt(position);
  return isDigitCode(code) || CODE_SIGNS.includes(text[position] ?? ' ');
}

/** How far apart two words are with nothing but spaces, or one hyphen or dot, in between; -1 for anything else. */
function gapOf({ text }: TextDocument, left: Token, right: Token): number {
  const gap = right.start - left.end;
  if (gap > WIDEST_GAP) return -1;
  const code = text.charCodeAt(left.end);
  if (gap === 1 && (code === 0x2d || code === 0x2e)) return gap;
  for (let i = left.end; i < right.start; i++) if (text.charCodeAt(i) !== 0x20) return -1;
  return gap;
}

/** "б. юсупов", "н.в.корнеева" */
function isBehindInitial({ text, tokens }: TextDocument, { index, start }: Token): boolean {
  const before = tokens[index - 1];
  if (before === undefined || before.kind !== 'word' || before.end - before.start !== 1) return false;
  const gap = start - before.end;
  return (
    text.charCodeAt(before.end) === 0x2e && (gap === 1 || (gap === 2 && text.charCodeAt(start - 1) === 0x20))
  );
}

/** Whoever writes some names with a capital mostly does so with all. */
function hasCapitals({ tokens, shared }: TextDocument): boolean {
  return (shared.hasCapitals ??= tokens.some(
    ({ kind, casing, word, index }) => kind === 'word' && casing === 'title' && index > 0 && !word.isOrdinary,
  ));
}
