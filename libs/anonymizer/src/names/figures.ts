import { EN_FIGURES } from '../data/en-figures.js';
import { RU_FIGURES } from '../data/ru-figures.js';
import { declineGivenName } from './decline.js';
import { declineSurname } from './decline-surname.js';
import { givenName } from './given-names.js';

/** Words that lessons write beside the main one; empty for those known by one word. */
type Others = readonly string[];

const figures = new Map<string, Others[]>();
/** Single names of figures that living people bear as well: "Маргарита", "Alice". */
const sharedNames = new Set<string>();

// Given names of stories that hardly anybody in a school bears.
const LEGENDARY = new Set(
  `romeo juliet hamlet ophelia hercules odysseus achilles athena apollo aphrodite artemis hermes napoleon leonardo raphael donatello
  beowulf merlin pandora icarus orpheus perseus theseus homer virgil horace plato aristotle caesar octavian hermione desdemona othello
  мефодий аскольд нестор лука аполлон наполеон спартак цезарь гамлет`.split(/\s+/),
);

function formsOf(main: string): readonly string[] {
  if (main.charCodeAt(0) < 0x400) return [main];
  if (/[ыи]й$/.test(main)) return [...declineSurname(main), ...declineGivenName(main, 'm')];
  return main.endsWith('а') || main.endsWith('я')
    ? [...declineSurname(main), ...declineGivenName(main, 'f')]
    : declineSurname(main);
}

for (const entry of `${RU_FIGURES};${EN_FIGURES}`.split(';')) {
  const [main, ...others] = entry.split(/[ -]/) as [string, ...string[]];
  const name = givenName(main);
  const isShared =
    name !== undefined &&
    !name.isRare &&
    !LEGENDARY.has(main) &&
    (others.length === 0 || main.charCodeAt(0) >= 0x400);
  for (const form of formsOf(main)) {
    if (isShared) sharedNames.add(form);
    if (isShared && others.length === 0) continue;
    const known = figures.get(form);
    if (known === undefined) figures.set(form, [others]);
    else known.push(others);
  }
}

/** Whether the word is the surname, or the only name, of somebody lessons speak of. */
export function isFigure(word: string): boolean {
  return figures.has(word);
}

/** Whether a character or figure is known by this given name alone, though living people bear it. */
export function isFigureGivenName(word: string): boolean {
  return sharedNames.has(word);
}

/** Whether a single word is a figure's, and hardly the name of somebody in a school. */
export function isLegendaryName(word: string): boolean {
  return figures.has(word) && !sharedNames.has(word);
}

/** Whether the words, of which one is a figure's surname, may together be that figure: "Лев Толстой", not "Маша Толстая". */
export function mayBeFigure(surname: string, others: readonly string[]): boolean {
  return (
    figures
      .get(surname)
      ?.some((names) => names.length === 0 || others.every((word) => suits(word, names))) === true
  );
}

function suits(word: string, names: Others): boolean {
  if (word.length === 1) return names.some((name) => name.startsWith(word));
  if (names.includes(word)) return true;
  const people = givenName(word);
  return names.some((name) => {
    const other = givenName(name);
    if (people === undefined || other === undefined) return name.slice(0, 5) === word.slice(0, 5);
    return people.isShort === other.isShort && people.people.some((person) => other.people.includes(person));
  });
}
