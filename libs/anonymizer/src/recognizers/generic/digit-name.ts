import { givenName } from '../../names/given-names.js';
import { isListedSurname } from '../../names/lexicon.js';
import { SURNAME, SURNAME_FORM } from '../../names/roles.js';
import type { Candidate, Recognizer } from '../../recognizer.js';
import { tokenIndexAt, type TextDocument } from '../../text/document.js';
import { isWordCode } from '../../text/tokenize.js';

/** Letters that digits and signs look or sound like. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  0: ['o'],
  1: ['i', 'l'],
  3: ['e'],
  4: ['a'],
  5: ['s'],
  7: ['t'],
  8: ['ate', 'at', 'b'],
  '@': ['a'],
  $: ['s'],
};
const CYRILLIC: Readonly<Record<string, readonly string[]>> = {
  0: ['о'],
  1: ['и', 'л'],
  3: ['е', 'з', 'э'],
  4: ['ч', 'а'],
  6: ['б'],
  '@': ['а'],
  $: ['с'],
};
const SHORTEST = 3;
/** From this length on, a name with one digit for a letter is one wherever it stands. */
const SURE = 4;
const LONGEST = 14;

const IN_ENGLISH = /^(?:[a-z]*[013457][a-z]*|[a-z]+@[a-z]+)$/;
const IN_RUSSIAN = /^(?:[а-я]+[01346][а-я]+|[03][а-я]{3,})$/;

/** What stands before a name that somebody tells: "im m4x", "call me k8ie", "name: ch10e". */
const BEFORE =
  /(?:^|[^a-z])(?:im|i'm|i am|its|it's|its me|name is|name's|names|name:|call me|called|this is|hi|hey|hello|from|tell|ask|signed,?|love,?|with|and|friend|brother|sister|boy|girl) $/;

/** "3mma", "k8ie", "D@niel", "сн3жана": a given name with digits or signs for some of its letters. */
export const digitName: Recognizer = {
  name: 'digit-name',
  find(document) {
    const { text, lower, numbers } = document;
    const found: Candidate[] = [];
    let behind = 0;
    const look = (at: number, last: number): void => {
      if (at < behind) return;
      let start = at;
      while (start > behind && at - start < LONGEST && isPart(text, start - 1)) start--;
      let end = last;
      while (end < text.length && end - at < LONGEST && isPart(text, end)) end++;
      behind = end;
      if (end - start < SHORTEST || end - start > LONGEST) return;
      const word = lower.slice(start, end);
      const isRussian = /[а-я]/.test(word);
      if (!isRussian && !/[a-z]/.test(word)) return;
      const isSure = word.length >= SURE && (isRussian ? IN_RUSSIAN : IN_ENGLISH).test(word);
      if (!isSure && !BEFORE.test(lower.slice(Math.max(0, start - 12), start))) return;
      const read = isRussian ? spellings(word, CYRILLIC, /[а-я]/g) : spellings(word, LETTERS, /[a-z]/g);
      if (read.some((letters) => givenName(letters)?.isRare === false)) {
        const whole = isRussian ? endOfSurname(document, end) : endOfDisguised(document, end);
        found.push({
          start,
          end: whole,
          type: 'PERSON',
          // "L3ah Moore" is no class.
          score: isSure && (isRussian || whole === end) ? 0.7 : 0.96,
          recognizer: 'digit-name',
          reason: 'a given name with digits for letters',
        });
      }
    };
    for (const { start, end } of numbers)
      if (end - start < 3 && (isPart(text, start - 1) || isPart(text, end))) look(start, end);
    for (const sign of ['@', '$']) {
      behind = 0;
      for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1))
        if (at > 0 && isPart(text, at - 1) && isPart(text, at + 1)) look(at, at + 1);
    }
    return found;
  },
};

/** "0ксана Петрова": behind the surname, where one follows. */
function endOfSurname({ tokens }: TextDocument, end: number): number {
  const next = tokens[tokenIndexAt(tokens, end)];
  const isSurname =
    next?.casing === 'title' &&
    next.start === end + 1 &&
    (next.word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;
  return isSurname ? next.end : end;
}

const DISGUISED = / [A-Za-z][A-Za-z013457@$]{2,14}(?![\w@$-])/y;

/** "L1am H4rris", "j@mie cl@rke", "M0rgan Hughes": behind the surname, with signs for its letters or none. */
function endOfDisguised({ text }: TextDocument, end: number): number {
  DISGUISED.lastIndex = end;
  if (!DISGUISED.test(text)) return end;
  const word = text.slice(end + 1, DISGUISED.lastIndex);
  const lower = word.toLowerCase();
  if (/^[a-z]+$/.test(lower))
    return /^[A-Z][a-z]/.test(word) && isListedSurname(lower) ? DISGUISED.lastIndex : end;
  return spellings(lower, LETTERS, /[a-z]/g).some((read) => isListedSurname(read) || OF_COLOUR.has(read))
    ? DISGUISED.lastIndex
    : end;
}

/** Surnames that the lists leave out because they are words. */
const OF_COLOUR = new Set(['white', 'black', 'brown', 'green', 'grey', 'gray']);

function isPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isWordCode(code) || code === 0x40 || code === 0x24;
}

/** All readings, of which there are few: more than three signs are no name. */
function spellings(
  word: string,
  table: Readonly<Record<string, readonly string[]>>,
  plainLetters: RegExp,
): string[] {
  if (word.replace(plainLetters, '').length > 3) return [];
  let read = [''];
  let from = 0;
  for (let at = 0; at < word.length; at++) {
    const letters = table[word[at]!];
    if (letters === undefined) continue;
    const plain = word.slice(from, at);
    read = read.flatMap((before) => letters.map((letter) => before + plain + letter));
    from = at + 1;
  }
  return read.map((before) => before + word.slice(from));
}
