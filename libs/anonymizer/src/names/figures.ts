import { EN_FIGURES } from '../data/en-figures.js';
import { RU_FIGURES } from '../data/ru-figures.js';
import { caseStem } from './case-stem.js';
import { givenName } from './given-names.js';

/** By the stem of the main word: the others of each bearer, separated by ";". */
const figures = new Map<string, string>();
/** Single names of figures that living people bear as well: "Маргарита", "Alice". */
const sharedNames = new Set<string>();

// Given names of stories that hardly anybody in a school bears.
const LEGENDARY = new Set(
  `romeo juliet hamlet ophelia hercules odysseus achilles athena apollo aphrodite artemis hermes napoleon leonardo raphael donatello
  beowulf merlin pandora icarus orpheus perseus theseus homer virgil horace plato aristotle caesar octavian hermione desdemona othello
  мефодий аскольд нестор лука аполлон наполеон спартак цезарь гамлет`.split(/\s+/),
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
  return sharedNames.has(keyOf(word));
}

/** Whether a single word is a figure's, and hardly the name of somebody in a school. */
export function isLegendaryName(word: string): boolean {
  return figures.has(keyOf(word)) && !sharedNames.has(keyOf(word));
}

/** Whether the words, of which one is a figure's surname, may together be that figure: "Лев Толстой", not "Маша Толстая". */
export function mayBeFigure(surname: string, others: readonly string[]): boolean {
  const bearers = figures.get(keyOf(surname));
  if (bearers === undefined) return false;
  return bearers
    .split(';')
    .some((names) => names === '' || others.every((word) => suits(word, names.split(' '))));
}

function suits(word: string, names: readonly string[]): boolean {
  if (word.length === 1) return names.some((name) => name.startsWith(word));
  if (names.includes(word)) return true;
  const people = givenName(word);
  return names.some((name) => {
    const other = givenName(name);
    if (people === undefined || other === undefined) return name.slice(0, 5) === word.slice(0, 5);
    return people.isShort === other.isShort && people.people.some((person) => other.people.includes(person));
  });
}
