import { EN_GIVEN_NAMES } from '../data/en-given-names.js';
import { EN_NICKNAMES } from '../data/en-nicknames.js';
import { EN_RARE_NAMES } from '../data/en-rare-names.js';
import { RU_FATHER_STEMS } from '../data/ru-father-stems.js';
import { RU_GIVEN_FORMS_NUMBERS } from '../data/ru-given-forms-numbers.js';
import { RU_GIVEN_FORMS_TEXTS } from '../data/ru-given-forms-texts.js';
import { RU_GIVEN_FORMS } from '../data/ru-given-forms.js';
import { RU_RARE_NAMES } from '../data/ru-rare-names.js';
import { caseStem } from './case-stem.js';
import { readLetters } from './letters.js';
import { allLines, NumberedLines } from './numbered-lines.js';
import { NumberedWords } from './numbered-words.js';
import { respelled } from './plain-latin.js';
import { respelledRussian } from './plain-russian.js';
import { WordList } from './word-list.js';

/** What is known of one word that is a given name. */
export interface GivenName {
  /** The full names it may stand for: "Саша" is two of them. Of a rare one in Russian letters, its stem. */
  readonly people: readonly string[];
  /** Whether it is an everyday form, such as "Саша" of "Александр". */
  readonly isShort: boolean;
  /** Whether it is rare enough to need a capital letter. */
  readonly isRare: boolean;
}

/** English names without everyday forms need no entry of their own. */
const plainNames = new WordList(EN_GIVEN_NAMES);
const rareNames = new WordList(EN_RARE_NAMES);
/** Stems of rare names: to keep their case forms would take ten times the room. */
const rareStems = new WordList(RU_RARE_NAMES);
/** Case forms of names and of their everyday forms. */
const russianNames = new NumberedWords(RU_GIVEN_FORMS, RU_GIVEN_FORMS_NUMBERS);
/** By number whom they may stand for. */
const people = new NumberedLines(RU_GIVEN_FORMS_TEXTS, readPeople);
/** What the text of a name begins with that few bear. */
const SELDOM = '~';
/** Stems of fathers' names: "иван" of "Иванович", "игор" of "Игоревна". */
const fatherStems = new WordList(RU_FATHER_STEMS);

const englishNames = new Map<string, GivenName>();
for (const line of EN_NICKNAMES.split('\n')) {
  const forms = line.split(' ');
  const full = forms[0]!;
  for (const form of forms) {
    const others = englishNames.get(form);
    englishNames.set(form, {
      people: [...(others?.people ?? []), full],
      isShort: form !== full && others?.isShort !== false,
      isRare: false,
    });
  }
}

function russianName(word: string): GivenName | undefined {
  const number = russianNames.numberOf(word);
  if (number === -1) return undefined;
  return people.at(number);
}

function readPeople(written: string): GivenName {
  const text = readLetters(written).replace(SELDOM, '');
  const isShort = text.startsWith('-');
  return { people: text.slice(isShort ? 1 : 0).split(' '), isShort, isRare: false };
}

function rareRussianName(word: string): GivenName | undefined {
  const stem = caseStem(word);
  return rareStems.has(stem) ? { people: [stem], isShort: false, isRare: true } : undefined;
}

/** The given name that a lower-case word is a form of. */
export function givenName(word: string): GivenName | undefined {
  if (word.charCodeAt(0) >= 0x400) {
    const known = russianName(word);
    if (known !== undefined) return known;
    const plain = respelledRussian(word);
    return (plain === undefined ? undefined : russianName(plain)) ?? rareRussianName(word);
  }
  const name = englishNames.get(word);
  if (name !== undefined) return name;
  if (plainNames.has(word)) return { people: [word], isShort: false, isRare: false };
  if (rareNames.has(word)) return { people: [word], isShort: false, isRare: true };
  const spelled = respelled(word);
  return spelled === undefined ? undefined : givenName(spelled);
}

/** Whether a patronymic can be made of the stem. */
export function isFatherStem(stem: string): boolean {
  return fatherStems.has(stem);
}

/** Every form of every name that is not rare or seldom. */
export function* frequentNames(): Generator<string> {
  const texts = allLines(RU_GIVEN_FORMS_TEXTS);
  for (const word of russianNames.words)
    if (!texts[russianNames.numberOf(word)]!.startsWith(SELDOM)) yield word;
  yield* englishNames.keys();
  yield* plainNames;
}
