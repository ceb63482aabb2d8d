import { INITIAL } from './roles.js';
import type { NameWords } from './name-words.js';

/** Initials with their dots, and the word behind them. */
export interface Initials {
  readonly letters: readonly string[];
  /** Index of the last initial. */
  readonly last: number;
  /** Behind the last dot. */
  readonly end: number;
  readonly next: number | undefined;
}

/** The initials that begin with the token. */
export function readInitials(words: NameWords, i: number): Initials | undefined {
  const { text, tokens } = words.document;
  let last = i;
  const letters: string[] = [];
  for (let at = i; letters.length < 3; at++) {
    const letter = tokens[at];
    if (letter === undefined || (words.roles[at]! & INITIAL) === 0 || text[letter.end] !== '.') break;
    // "Ш. K": a letter without its dot is none.
    if (at > i && letter.start > words.token(last).end + 2) break;
    letters.push(letter.lower);
    last = at;
  }
  if (letters.length === 0) return undefined;
  const end = words.token(last).end + 1;
  const next = tokens[last + 1];
  const isNear = next !== undefined && next.start <= end + 1 && (next.start === end || text[end] === ' ');
  return { letters, last, end, next: isNear ? last + 1 : undefined };
}

/** "Иван П. Петров", "John F Kennedy": an initial behind a given name, and the surname behind it. */
export function initialsBehind(words: NameWords, i: number): { last: number; next: number } | undefined {
  const next = words.nextWord(i);
  if (next === undefined || (words.roles[next]! & INITIAL) === 0) return undefined;
  const initials = readInitials(words, next);
  if (initials?.next !== undefined) return { last: initials.last, next: initials.next };
  const plain = words.nextWord(next);
  return plain === undefined ? undefined : { last: next, next: plain };
}

/** "Kayla B.", "Саша К.": an initial with its dot behind a given name. */
export function shortSurname(words: NameWords, i: number): { last: number; end: number } | undefined {
  const next = words.nextWord(i);
  if (next === undefined || (words.roles[next]! & INITIAL) === 0) return undefined;
  const { text } = words.document;
  const letter = words.token(next);
  // "Chloe B and I": without its dot, unless it may be a word.
  if (text[letter.end] !== '.' && /^(?:$|[ ,!?;:)])/.test(text.slice(letter.end, letter.end + 1))) {
    const behind = words.document.tokens[next + 1];
    const isWord =
      /^[ivxі]$/.test(letter.lower) || (/^[aаиоуксвя]$/.test(letter.lower) && behind !== undefined);
    return isWord || behind?.casing === 'title' ? undefined : { last: next, end: letter.end };
  }
  const initials = readInitials(words, next);
  return initials?.letters.length === 1 ? { last: initials.last, end: initials.end } : undefined;
}
