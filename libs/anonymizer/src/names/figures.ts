import { EN_FIGURES_NUMBERS } from '../data/en-figures-numbers.js';
import { EN_FIGURES_TEXTS } from '../data/en-figures-texts.js';
import { EN_FIGURES } from '../data/en-figures.js';
import { RU_FIGURES_NUMBERS } from '../data/ru-figures-numbers.js';
import { RU_FIGURES_TEXTS } from '../data/ru-figures-texts.js';
import { RU_FIGURES } from '../data/ru-figures.js';
import { caseStem } from './case-stem.js';
import { givenName, type GivenName } from './given-names.js';
import { readLetters } from './letters.js';
import { isListedSurname } from './lexicon.js';
import { NumberedLines } from './numbered-lines.js';
import { NumberedWords } from './numbered-words.js';
import { withoutAccents } from './plain-latin.js';

interface OtherName {
  readonly text: string;
  readonly given: GivenName | undefined;
}

/** The words beside the main word of each bearer. */
type Bearers = readonly (readonly OtherName[])[];

// Given names of stories that hardly anybody in a school bears.
const LEGENDARY = new Set(
  `romeo juliet hamlet ophelia hercules odysseus achilles athena apollo aphrodite artemis hermes napoleon leonardo raphael donatello
  beowulf merlin pandora icarus orpheus perseus theseus homer virgil horace plato aristotle caesar octavian hermione desdemona othello
  мефодий аскольд аполлон наполеон спартак цезарь гамлет`.split(/\s+/),
);

// Surnames of history that lessons mean by the word alone, although children are given them as names.
const FIGURE_FIRST = new Set(
  `anderson arnold brown byron calvin carroll clinton columbus darwin doyle edison ewell ford franco franklin green hendrix
  hilbert hillary howard hussein irving jackson johnson kennedy king lincoln maxwell mendel milton murphy nelson newton raleigh
  reagan ronaldo eilish roosevelt stanton stone thatcher turner washington whitney wilson jefferson hamilton grant truman nixon`.split(
    /\s+/,
  ),
);

/** Before those whom the main word alone does not tell: many others bear it, or they are less known. */
const IN_FULL_ONLY = '~';

/** The figures of one main word. */
class Figures {
  /** Whether it is a single name that living people bear as well: "Маргарита", "Alice". */
  readonly isShared: boolean = false;
  /** Whether the main word alone tells of any of them, be it shared. */
  readonly isTold: boolean = false;
  /** Of each bearer, but for those who share the name, the words beside the main word. */
  readonly #others: string[] = [];
  readonly #othersInFull: string[] = [];
  #bearers: Bearers | undefined;
  #bearersInFull: Bearers | undefined;

  /** @param entries - main words, each with the words beside it, and ";" between them */
  constructor(entries: string) {
    for (const entry of entries.split(';')) {
      if (entry.startsWith(IN_FULL_ONLY)) {
        this.#othersInFull.push(entry.slice(1));
        continue;
      }
      const mainEnd = entry.indexOf(' ');
      this.isTold = true;
      const main = mainEnd === -1 ? entry : entry.slice(0, mainEnd);
      const isShared =
        (mainEnd === -1 || main.charCodeAt(0) >= 0x400) &&
        !LEGENDARY.has(main) &&
        givenName(main)?.isRare === false;
      this.isShared ||= isShared;
      if (!isShared || mainEnd !== -1) this.#others.push(mainEnd === -1 ? '' : entry.slice(mainEnd + 1));
    }
  }

  get areNamed(): boolean {
    return this.#others.length > 0;
  }

  get bearers(): Bearers {
    return (this.#bearers ??= this.#others.map(readNames));
  }

  /** Whether somebody is known by nothing but these initials before the main word. */
  isKnownBy(initials: string): boolean {
    return this.#othersInFull.includes(initials) || this.#others.includes(initials);
  }

  /** Those who are meant by their full names alone. */
  get bearersInFull(): Bearers {
    return (this.#bearersInFull ??= this.#othersInFull.map(readNames));
  }
}

const readNames = (names: string): OtherName[] => (names === '' ? [] : names.split(' ').map(nameOf));

const nameOf = (text: string): OtherName => ({ text: plain(text), given: givenName(text) });

/** "Brontë", "O'Connell": the list spells all without accents and apostrophes. */
const plain = (word: string): string => (withoutAccents(word) ?? word).replaceAll("'", '');

const russian = new NumberedWords(RU_FIGURES, RU_FIGURES_NUMBERS);
const english = new NumberedWords(EN_FIGURES, EN_FIGURES_NUMBERS);
const russianFigures = new NumberedLines(RU_FIGURES_TEXTS, (line) => new Figures(readLetters(line)));
const englishFigures = new NumberedLines(EN_FIGURES_TEXTS, (line) => new Figures(line));

function figuresOf(word: string): Figures | undefined {
  const isLatin = word.charCodeAt(0) < 0x400;
  const number = isLatin ? numberOfLatin(word) : russian.numberOf(caseStem(word));
  if (number === -1) return undefined;
  return (isLatin ? englishFigures : russianFigures).at(number);
}

function numberOfLatin(word: string): number {
  const number = english.numberOf(word);
  if (number !== -1) return number;
  const spelled = plain(word);
  return spelled === word ? -1 : english.numberOf(spelled);
}

/** Whether the word is the surname, or the only name, of somebody lessons speak of. */
export const isFigure = (word: string): boolean => figuresOf(word)?.areNamed === true;

/** Whether somebody lessons speak of bears the word, be it only beside another. */
export const mayBeFigureInFull = (word: string): boolean => figuresOf(word) !== undefined;

/** Whether a character or figure is known by this given name alone, though living people bear it. */
export const isFigureGivenName = (word: string): boolean => figuresOf(word)?.isTold === true;

/** Whether a single word is a figure's, and hardly the name of somebody in a school. */
export function isLegendaryName(word: string): boolean {
  const figures = figuresOf(word);
  if (figures === undefined || !figures.areNamed || figures.isShared) return false;
  const name = givenName(word);
  return (
    name === undefined ||
    name.isRare ||
    FIGURE_FIRST.has(word) ||
    LEGENDARY.has(word) ||
    name.people.some((person) => LEGENDARY.has(person))
  );
}

/** Whether the words, of which one is a figure's surname, may together be that figure: "Лев Толстой", not "Маша Толстая". */
export function mayBeFigure(surname: string, others: readonly string[]): boolean {
  const figures = figuresOf(surname);
  if (figures === undefined) return false;
  const beside = others.map(nameOf);
  if (beside.length > 0) for (const names of figures.bearersInFull) if (suitAll(beside, names)) return true;
  let isAlone = false;
  for (const names of figures.bearers) {
    if (names.length === 0) isAlone = true;
    else if (suitAll(beside, names)) return true;
  }
  // "Жилин С. С.": nobody who is known by one word alone has two initials.
  if (others.length === 2 && others.every((other) => other.length === 1)) return false;
  // "Eilidh Buchanan" is not the Buchanan of the book: an everyday given name before an everyday surname.
  return isAlone && !(others.length === 1 && isEverydayPair(surname, others[0]!));
}

function isEverydayPair(surname: string, given: string): boolean {
  if (!isListedSurname(surname)) return false;
  // "Костя Жилин": books call their characters by full names, or by both names of a list.
  return surname.charCodeAt(0) < 0x400
    ? givenName(given)?.isRare === false
    : givenName(given)?.isShort === true;
}

/** Whether somebody of lessons, of the news, of sport or of a book is known by both names. */
export function isFigureInFull(given: string, surname: string): boolean {
  const figures = figuresOf(surname);
  if (figures === undefined) return false;
  const name = nameOf(given);
  return [figures.bearersInFull, figures.bearers].some((bearers) =>
    bearers.some((names) => names.length > 0 && suits(name, names)),
  );
}

/** "Таня Ларина", whom the list calls Татьяна: so lessons call characters as well. */
export function isFigureByShortName(given: string, surname: string): boolean {
  const figures = figuresOf(surname);
  const name = figures === undefined ? undefined : givenName(given);
  if (name?.isShort !== true) return false;
  const isSame = (other: OtherName): boolean =>
    other.given?.people.some((one) => name.people.includes(one)) === true;
  return [figures!.bearersInFull, figures!.bearers].some((bearers) =>
    bearers.some((names) => names.some(isSame)),
  );
}

/** "W. G. Grace": the list joins the initials by which somebody is known. */
export const isFigureByInitials = (surname: string, initials: readonly string[]): boolean =>
  initials.length > 1 && figuresOf(surname)?.isKnownBy(initials.join('')) === true;

/** Whether somebody of lessons is known by the given name and the patronymic: "Настасья Филипповна". */
export function isFigureByFather(given: string, patronymic: string): boolean {
  const bearers = figuresOf(given)?.bearers ?? [];
  const name = nameOf(patronymic);
  return bearers.some((names) => names.length > 0 && suits(name, names));
}

// Loops: this is asked of most names, and of every bearer of a surname.
function suitAll(words: readonly OtherName[], names: readonly OtherName[]): boolean {
  for (const word of words) if (!suits(word, names)) return false;
  return true;
}

function suits({ text: word, given: people }: OtherName, names: readonly OtherName[]): boolean {
  if (word.length === 1) return names.some(({ text }) => text.startsWith(word));
  for (const { text, given } of names) {
    if (text === word) return true;
    if (people === undefined || given === undefined) {
      if (text.charCodeAt(0) === word.charCodeAt(0) && text.slice(0, 5) === word.slice(0, 5)) return true;
    } else if (people.isShort === given.isShort && people.people.some((one) => given.people.includes(one)))
      return true;
  }
  return false;
}
