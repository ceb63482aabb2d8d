import type { Casing, Token } from '../text/tokenize.js';
import { hashOf, looksOf, mix, type WordLooks } from './word-looks.js';

/** One word or number of a text as the tagger sees it. Words that are written alike share one. */
export interface Look {
  /** Of the word; of a number by its length. */
  readonly hash: number;
  readonly stem: number;
  /** What the lists say, and how it is written. */
  readonly facts: number;
  /** The same in few words. */
  readonly kind: number;
  /** How it is written: its letters' case, or how many digits. */
  readonly shape: number;
  /** 0 for a number. */
  readonly casing: number;
  /** Undefined for a number. */
  readonly word: WordLooks | undefined;
  /** Of the number as it stands, as far as that is read; else 0. */
  readonly number: number;
  /** Whether other messages may have the same. */
  readonly isKept: boolean;
  /** Where its rows are kept, and the filling of the store that they belong to: see row-store.ts. */
  place: number;
  filling: number;
}

const CASINGS: Readonly<Record<Casing, number>> = { lower: 1, title: 2, upper: 3, mixed: 4 };
const CASING_BITS = 3;
const SCRIPTS: Readonly<Record<Token['script'], number>> = { latin: 1, cyrillic: 2, other: 3 };
/** Longer numbers look alike. */
const LONGEST_NUMBER = 6;
/** Numbers up to this length are words of their own; of those of four digits, years mostly, the century is. */
const LONGEST_READ = 4;

export function lookAt(token: Token): Look {
  const { kind, lower, casing, word } = token;
  if (kind === 'number') return lookAtNumber(lower);
  return casing === 'lower' ? (word.smallLook ??= lookAtWord(token)) : lookAtWord(token);
}

function lookAtWord({ casing, script, word }: Token): Look {
  const looks = looksOf(word);
  const written = CASINGS[casing];
  return (looks.written[written] ??= {
    hash: looks.hash,
    stem: looks.stem,
    facts: mix(mix(looks.facts, written), SCRIPTS[script]),
    kind: (looks.kind << CASING_BITS) | written,
    shape: (written << 1) | Number(looks.length === 1),
    casing: written,
    word: looks,
    number: 0,
    isKept: word.isKept,
    place: 0,
    filling: 0,
  });
}

/** Neither a word nor a number is all that it looks like. */
const plainLook = (hash: number, kind: number, number: number): Look => ({
  hash,
  stem: hash,
  facts: hash,
  kind,
  shape: hash,
  casing: 0,
  word: undefined,
  number,
  isKept: true,
  place: 0,
  filling: 0,
});

/** What stands beyond the edges of a text. */
export const EDGE: Look = plainLook(hashOf('^'), hashOf('^'), 0);

const NUMBER = hashOf('#');
/** What stands beside a number sees its length alone. */
const byLength = Array.from({ length: LONGEST_NUMBER + 1 }, (_, length) => {
  const hash = mix(NUMBER, length);
  return plainLook(hash, NUMBER, 0);
});

/** Numbers that are read look alike where this is the same. */
const read = new Map<number, Look>();

function lookAtNumber(digits: string): Look {
  const { length } = digits;
  const like = byLength[Math.min(LONGEST_NUMBER, length)]!;
  if (length > LONGEST_READ) return like;
  const seen = Number(length < LONGEST_READ ? digits : digits.slice(0, 2));
  const key = length * 1000 + seen;
  let look = read.get(key);
  if (look === undefined) read.set(key, (look = plainLook(like.hash, like.kind, mix(like.hash, seen))));
  return look;
}
