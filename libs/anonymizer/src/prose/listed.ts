import type { TextDocument } from '../text/document.js';
import type { Mention } from './mention.js';

/** So many names in a row are a list of those around: a class, a team, who was absent. */
const FEWEST = 8;
/** What a rule holds for less is a figure or a word. */
const LEAST_SCORE = 0.25;
/** Words between two names of one line: "и". Numbers are not counted: "Абрамова Алина 5 4 5 3". */
const WORDS_BETWEEN = 1;
/** The same where the next name is on another line, with its marks, birthday or address before it. */
const WORDS_OF_LINE = 6;

/** The names that stand in long lists of names: of these a message tells nothing else, whatever else it tells. */
export function listedNames(document: TextDocument, mentions: readonly Mention[]): ReadonlySet<string> {
  const listed = new Set<string>();
  let row: Mention[] = [];
  const close = (): void => {
    const names = new Set(row.map(({ name }) => name));
    if (names.size >= FEWEST) for (const name of names) listed.add(name);
    row = [];
  };
  for (const mention of mentions) {
    if (mention.best === undefined || mention.best.score < LEAST_SCORE) continue;
    const before = row.at(-1);
    if (before !== undefined && !isNext(document, before, mention)) close();
    row.push(mention);
  }
  close();
  return listed;
}

function isNext({ tokens, text }: TextDocument, { last }: Mention, { first }: Mention): boolean {
  const between = text.slice(tokens[last]!.end, Math.min(tokens[first]!.start, tokens[last]!.end + LONGEST));
  const most = between.includes('\n') ? WORDS_OF_LINE : WORDS_BETWEEN;
  let words = 0;
  for (let i = last + 1; i < first; i++) if (tokens[i]!.kind === 'word' && ++words > most) return false;
  return true;
}

/** The line of a list, in UTF-16 units. */
const LONGEST = 120;
