import { EN_FIGURES } from '../data/en-figures.js';
import { RU_FIGURES } from '../data/ru-figures.js';
import { caseStem } from './case-stem.js';
import { givenName, type GivenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';

interface OtherName {
  readonly text: string;
  readonly given: GivenName | undefined;
}

/** The words beside the main word of each bearer. */
type Bearers = readonly (readonly OtherName[])[];

/** By the stem of the main word: its bearers, separated by ";" until somebody asks for them. */
const figures = new Map<string, string | Bearers>();
/** Single names of figures that living people bear as well: "Маргарита", "Alice". */
const sharedNames = new Set<string>();

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

const keyOf = (word: string): string => (word.charCodeAt(0) < 0x400 ? word : caseStem(word));

// An entry is the stems of its main word's case forms, tied by "|", that word, and the words beside it. It is taken apart
// only as far as the table needs.
for (const entry of `${RU_FIGURES};${EN_FIGURES}`.split(';')) {
  const keysEnd = entry.indexOf(' ');
  const mainEnd = entry.indexOf(' ', keysEnd + 1);
  const main = entry.slice(keysEnd + 1, mainEnd === -1 ? undefined : mainEnd);
  const others = mainEnd === -1 ? '' : entry.slice(mainEnd + 1);
  const name = givenName(main);
  const isShared =
    name !== undefined &&
    !name.isRare &&
    !LEGENDARY.has(main) &&
    (others === '' || main.charCodeAt(0) >= 0x400);
  for (const key of entry.slice(0, keysEnd).split('|')) {
    if (isShared) sharedNames.add(key);
    if (isShared && others === '') continue;
    const known = figures.get(key);
    figures.set(key, known === undefined ? others : `${known};${others}`);
  }
}

/** Whether the word is the surname, or the only name, of somebody lessons speak of. */
export function isFigure(word: string): boolean {
  return figures.has(keyOf(word));
}

/** Whether a character or figure is known by this given name alone, though living people bear it. */
export function isFigureGivenName(word: string): boolean {
  const key = keyOf(word);
  return sharedNames.has(key) || figures.has(key);
}

/** Whether a single word is a figure's, and hardly the name of somebody in a school. */
export function isLegendaryName(word: string): boolean {
  const key = keyOf(word);
  if (!figures.has(key) || sharedNames.has(key)) return false;
  const name = givenName(word);
  return (
    name === undefined ||
    name.isRare ||
    FIGURE_FIRST.has(word) ||
    LEGENDARY.has(word) ||
    name.people.some((person) => LEGENDARY.has(person))
  );
}

function bearersOf(key: string): Bearers | undefined {
  const known = figures.get(key);
  if (typeof known !== 'string') return known;
  const bearers = known
    .split(';')
    .map((names) => (names === '' ? [] : names.split(' ').map((text) => ({ text, given: givenName(text) }))));
  figures.set(key, bearers);
  return bearers;
}

/** Whether the words, of which one is a figure's surname, may together be that figure: "Лев Толстой", not "Маша Толстая". */
export function mayBeFigure(surname: string, others: readonly string[]): boolean {
  const bearers = bearersOf(keyOf(surname));
  if (bearers === undefined) return false;
  let isAlone = false;
  for (const names of bearers) {
    if (names.length === 0) isAlone = true;
    else if (suitAll(others, names)) return true;
  }
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

/** Whether somebody of lessons is known by the given name and the patronymic: "Настасья Филипповна". */
export function isFigureByFather(given: string, patronymic: string): boolean {
  const bearers = bearersOf(keyOf(given)) ?? [];
  return bearers.some((names) => names.length > 0 && suits(patronymic, names));
}

// Loops: this is asked of most names, and of every bearer of a surname.
function suitAll(words: readonly string[], names: readonly OtherName[]): boolean {
  for (const word of words) if (!suits(word, names)) return false;
  return true;
}

function suits(word: string, names: readonly OtherName[]): boolean {
  if (word.length === 1) return names.some(({ text }) => text.startsWith(word));
  for (const { text } of names) if (text === word) return true;
  const people = givenName(word);
  for (const { text, given } of names) {
    if (people === undefined || given === undefined) {
      if (text.charCodeAt(0) === word.charCodeAt(0) && text.slice(0, 5) === word.slice(0, 5)) return true;
    } else if (people.isShort === given.isShort && people.people.some((one) => given.people.includes(one)))
      return true;
  }
  return false;
}
