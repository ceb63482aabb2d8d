import type { Word } from '../names/word.js';
import type { Look } from './look.js';

const BASIS = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const MIXER = 0x5bd1e995;
export const SEED = 0x9e3779b1;

/** Stirs a number into a hash. It makes no difference between the two, so that small numbers are stirred into a seed. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, MIXER);
  return mixed ^ (mixed >>> 15);
}

/** FNV-1a (Fowler, Noll and Vo) over UTF-16 units. */
export function hashOf(text: string, start = 0, end = text.length): number {
  let hash = BASIS;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return mix(hash, end - start);
}

/** What the tagger sees of a word, in whatever letters it is written: made once and kept with the word. */
export interface WordLooks {
  readonly hash: number;
  /** Of its first five letters where there are more than six. */
  readonly stem: number;
  /** Of its first two to five letters, as far as it is longer. */
  readonly beginnings: readonly number[];
  /** Of its last two to five letters, as far as it is longer. */
  readonly endings: readonly number[];
  /** Of its last three letters, or all. */
  readonly ending: number;
  readonly length: number;
  /** What the lists of names, places and ordinary words say, a bit each. */
  readonly facts: number;
  /** The same in few words. */
  readonly kind: number;
  /** By how it is written, once somebody has asked. */
  readonly written: (Look | undefined)[];
}

const SHORTEST = 2;
const LONGEST = 5;
const LONGEST_WORD = 12;
const STEM_OF = 6;

export const looksOf = (word: Word): WordLooks => (word.looks ??= lookAt(word));

function lookAt(word: Word): WordLooks {
  const { text } = word;
  const { length } = text;
  const beginnings: number[] = [];
  const endings: number[] = [];
  for (let size = SHORTEST; size <= LONGEST && size < length; size++) {
    beginnings.push(hashOf(text, 0, size));
    endings.push(hashOf(text, length - size));
  }
  const { given } = word;
  const kind = bits(given !== undefined, word.isOrdinary, word.isPlace, word.isStop, word.isListedSurname);
  const facts = bits(
    given?.isShort === true,
    given?.isRare === true,
    word.isFigure,
    word.isCommonSurname,
    word.isRelation,
    word.isFigureGivenName,
    word.mayBeFigureInFull,
  );
  return {
    hash: hashOf(text),
    stem: length > STEM_OF ? hashOf(text, 0, LONGEST) : hashOf(text),
    beginnings,
    endings,
    ending: hashOf(text, Math.max(0, length - 3)),
    length: Math.min(LONGEST_WORD, length),
    facts: mix(mix(mix(SEED, kind), facts), word.surnameRoles),
    kind,
    written: [],
  };
}

function bits(...answers: readonly boolean[]): number {
  let all = 1;
  for (const answer of answers) all = (all << 1) | Number(answer);
  return all;
}
