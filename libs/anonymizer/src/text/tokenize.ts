import { INEXACT, wordAt, wordOfMixed } from '../names/word-table.js';
import { NO_WORD, type Word } from '../names/word.js';
import type { Units } from './units.js';

/** How the letters of a word are cased. */
export type Casing = 'lower' | 'title' | 'upper' | 'mixed';

/** A word or a run of digits. Positions are those of the folded text. */
export interface Token {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number';
  /** Lower case, "ё" as "е", spelled in one alphabet. For a number: its digits. */
  readonly lower: string;
  readonly casing: Casing;
  readonly script: 'latin' | 'cyrillic' | 'other';
  /** The sets of words it belongs to. */
  readonly sets: number;
  /** What the lists say of it. */
  readonly word: Word;
}

const NONE = 0;
const LATIN = 1;
const CYRILLIC = 2;
const DIGIT = 4;
const OTHER = 8;
const LETTER = LATIN | CYRILLIC | OTHER;

const CLASS = new Uint8Array(0x10000);
const mark = (from: number, to: number, value: number): void => {
  CLASS.fill(value, from, to + 1);
};
mark(0x30, 0x39, DIGIT);
mark(0x41, 0x5a, LATIN);
mark(0x61, 0x7a, LATIN);
mark(0xc0, 0x24f, LATIN);
mark(0xd7, 0xd7, NONE);
mark(0xf7, 0xf7, NONE);
mark(0x370, 0x3ff, OTHER);
mark(0x400, 0x52f, CYRILLIC);
mark(0x531, 0x1fff, OTHER);
mark(0x3040, 0xd7ff, OTHER);

/**
 * English and Russian letters: a number of six bits, the same for both cases and for "е" and "ё", a bit for a capital,
 * and from the eighth bit on the alphabet. Ten of them fit into two numbers, by which a word is found without a look at
 * its text.
 */
const PLAIN = new Uint16Array(0x10000);
for (let i = 0; i < 26; i++) {
  PLAIN[0x61 + i] = (LATIN << 8) | (1 + i);
  PLAIN[0x41 + i] = (LATIN << 8) | 0x40 | (1 + i);
}
for (let i = 0; i < 32; i++) {
  PLAIN[0x430 + i] = (CYRILLIC << 8) | (27 + i);
  PLAIN[0x410 + i] = (CYRILLIC << 8) | 0x40 | (27 + i);
}
PLAIN[0x451] = PLAIN[0x435]!;
PLAIN[0x401] = PLAIN[0x415]!;

/** Whether the UTF-16 unit is a letter or a digit; false for NaN, which is what stands behind the end of a text. */
export function isWordCode(code: number): boolean {
  return CLASS[code]! > NONE;
}

/** Whether the UTF-16 unit is an ASCII digit. */
export function isDigitCode(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** The tokens of a text, in text order. */
interface Tokens {
  readonly tokens: readonly Token[];
  readonly numbers: readonly Token[];
  /** The words that are in some set. */
  readonly cued: readonly Token[];
}

/** Splits once; every recognizer works on the result. */
export function tokenize(text: string, units: Units): Tokens {
  const tokens: Token[] = [];
  const numbers: Token[] = [];
  const cued: Token[] = [];
  const { written } = units;
  const { length } = text;
  let i = 0;
  while (i < length) {
    const first = CLASS[written[i]!]!;
    if (first === NONE) {
      i++;
      continue;
    }
    const token =
      first === DIGIT ? readNumber(text, written, i, tokens.length) : readWord(units, i, tokens.length);
    tokens.push(token);
    if (first === DIGIT) numbers.push(token);
    else if (token.sets !== 0) cued.push(token);
    i = token.end;
  }
  return { tokens, numbers, cued };
}

function readNumber(text: string, written: Uint16Array, start: number, index: number): Token {
  let end = start + 1;
  while (isDigitCode(written[end]!)) end++;
  return {
    index,
    start,
    end,
    kind: 'number',
    lower: text.slice(start, end),
    casing: 'lower',
    script: 'other',
    sets: 0,
    word: NO_WORD,
  };
}

/** Apart from the other words: a function that is made in a loop costs whether it is called or not. */
const readMixed = ({ written, small, lower }: Units, start: number, end: number): Word =>
  wordOfMixed(lower.slice(start, end), (at) => written[start + at] !== small[start + at]);

function readWord(units: Units, start: number, index: number): Token {
  const { written, small, lower } = units;
  let seen = 0;
  let head = 0;
  let tail = 0;
  let capitals = 0;
  let isExact = true;
  let end = start;
  for (; ; end++) {
    const code = written[end]!;
    const plain = PLAIN[code]!;
    let letter = plain & 0x3f;
    if (plain !== 0) {
      seen |= plain >> 8;
      capitals += (plain >> 6) & 1;
    } else {
      const type = CLASS[code]!;
      if ((type & LETTER) !== 0) seen |= type;
      else if (!isInnerApostrophe(written, end)) break;
      const its = small[end]!;
      if (its !== code) capitals++;
      letter = its & 0x3f;
      isExact = false;
    }
    const at = end - start;
    if (at < 5) head = (head << 6) | letter;
    else if (at < 10) tail = (tail << 6) | letter;
    else tail = (Math.imul(tail, 31) + letter) | 0;
  }
  isExact &&= end - start <= 10;
  const isMixed = ((seen & CYRILLIC) !== 0 && seen !== CYRILLIC) || seen === (LATIN | OTHER);
  const word = isMixed
    ? readMixed(units, start, end)
    : wordAt(lower, start, end, isExact ? head : head | INEXACT, tail);
  return {
    index,
    start,
    end,
    kind: 'word',
    lower: word.text,
    casing: capitals === 0 ? 'lower' : casingOf(written[start] !== small[start], capitals, end - start),
    script: isExact && !isMixed ? (seen === LATIN ? 'latin' : 'cyrillic') : scriptOf(word.text.charCodeAt(0)),
    sets: word.sets,
    word,
  };
}

function scriptOf(code: number): Token['script'] {
  return code >= 0x400 && code < 0x530 ? 'cyrillic' : CLASS[code] === LATIN ? 'latin' : 'other';
}

/** "O'Brien" is one word; "Sasha's" is a word and an ending. */
function isInnerApostrophe(written: Uint16Array, i: number): boolean {
  if (written[i] !== 0x27 && written[i] !== 0x2019) return false;
  const next = written[i + 1]!;
  if ((CLASS[next]! & LETTER) === 0) return false;
  const isEnding = (next | 0x20) === 0x73 && (CLASS[written[i + 2]!]! & LETTER) === 0;
  return !isEnding;
}

function casingOf(firstIsCapital: boolean, capitals: number, length: number): Casing {
  if (capitals === 1 && firstIsCapital) return 'title';
  return capitals === length ? 'upper' : 'mixed';
}
