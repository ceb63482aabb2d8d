import { isChatWord } from './chat-words.js';
import { givenName } from './given-names.js';
import { PATRONYMIC } from './roles.js';
import { unmixAlphabets } from '../text/homoglyphs.js';
import { NO_WORD, Word } from './word.js';

const SLOTS = 1 << 16;
/** So many words are kept. */
const MOST_KEPT = 1 << 15;
/** Places next to each other that a word may have. */
const WAYS = 4;
const LONGEST = 24;

const UKRAINIAN = /[іїєґ]/g;
const RUSSIAN: Readonly<Record<string, string>> = { і: 'и', ї: 'и', є: 'е', ґ: 'г' };

/** Of words that no list knows, only the hash is kept, to ask the lists less often. */
const unlisted = new Int32Array(SLOTS);

/**
 * Words met before, so that a spelling is cut out and looked up once. A word has four places; when they are taken, one of
 * them is taken over: the table never grows. Only words that the lists know are kept; what nobody but the writer knows is
 * forgotten with the message.
 *
 * A place holds where the word is in the two lists below. These fill from the beginning, so that frequent words stand close
 * together and the processor has them at hand.
 */
const indexes = new Uint16Array(SLOTS + WAYS);
/** The two numbers of each word, beside each other. */
const keys = new Int32Array(2 * MOST_KEPT);
const words: Word[] = [NO_WORD];

/** Set in `head` where two words may have the same numbers, so that the letters have to be compared. */
export const INEXACT = 1 << 31;

/** The word that stands between two positions of a lower-case text; `head` and `tail` are made of its letters. */
export function wordAt(lower: string, start: number, end: number, head: number, tail: number): Word {
  const hash = Math.imul(head, 0x9e3779b1) ^ Math.imul(tail, 0x85ebca6b);
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  for (let way = slot; way < slot + WAYS; way++) {
    const index = indexes[way]!;
    if (index === 0) break;
    if (keys[2 * index] !== head || keys[2 * index + 1] !== tail) continue;
    const known = words[index]!;
    if ((head & INEXACT) === 0 || stands(known.text, lower, start, end)) return known;
  }
  const spelling = lower.slice(start, end);
  if (spelling.includes('’')) return new Word(spelling.replaceAll('’', "'"));
  if (spelling.charCodeAt(0) >= 0x400 && /[іїєґ]/.test(spelling))
    return new Word(spelling.replace(UKRAINIAN, (letter) => RUSSIAN[letter]!));
  const word = new Word(spelling);
  if (spelling.length > LONGEST || unlisted[slot] === hash) return word;
  if (!isListed(word)) {
    unlisted[slot] = hash;
    return word;
  }
  // A slice of a long text would keep the whole text in memory.
  const kept = new Word(copyOf(spelling), word.sets);
  keep(slot, head, tail, kept);
  return kept;
}

const MOST_MIXED = 1 << 10;
const mixed = new Map<string, Word>();

/** A word in mixed alphabets. Of those as well only what the lists know is kept, until there are too many. */
export function wordOfMixed(spelling: string, isCapital: (at: number) => boolean): Word {
  const plain = spelling.replaceAll('’', "'");
  let text = unmixAlphabets(plain, isCapital);
  const known = mixed.get(text);
  if (known !== undefined) return known;
  let word = new Word(text);
  // "Еmmа", of which every letter may be of either alphabet: no Russian word, but an English name.
  if (text.length <= LONGEST && text.charCodeAt(0) >= 0x400 && !isListed(word)) {
    const latin = unmixAlphabets(plain, isCapital, false);
    if (givenName(latin) !== undefined) {
      text = latin;
      word = mixed.get(text) ?? new Word(text);
    }
  }
  if (text.length <= LONGEST && isListed(word)) {
    if (mixed.size === MOST_MIXED) mixed.clear();
    mixed.set(text, word);
    word.isKept = true;
  }
  return word;
}

function keep(slot: number, head: number, tail: number, word: Word): void {
  let way = slot;
  while (way < slot + WAYS && indexes[way] !== 0) way++;
  if (way === slot + WAYS) way = slot + ((head + tail) & (WAYS - 1));
  else if (words.length < MOST_KEPT) indexes[way] = words.length;
  else return;
  const index = indexes[way]!;
  keys[2 * index] = head;
  keys[2 * index + 1] = tail;
  words[index] = word;
  word.isKept = true;
}

const copyOf = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

function stands(spelling: string, lower: string, start: number, end: number): boolean {
  const length = end - start;
  if (spelling.length !== length) return false;
  for (let i = 0; i < length; i++) if (spelling.charCodeAt(i) !== lower.charCodeAt(start + i)) return false;
  return true;
}

/** Patronymics of known fathers count as listed: they are made of the lists. */
function isListed(word: Word): boolean {
  return (
    word.sets !== 0 ||
    word.isStop ||
    word.isOrdinary ||
    word.given !== undefined ||
    word.isListedSurname ||
    word.isFigure ||
    word.isPlace ||
    isChatWord(word.text) ||
    (word.smallRoles & PATRONYMIC) !== 0
  );
}
