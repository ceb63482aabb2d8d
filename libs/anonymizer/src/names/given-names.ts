import { EN_GIVEN_NAMES } from '../data/en-given-names.js';
import { EN_NICKNAMES } from '../data/en-nicknames.js';
import { EN_RARE_NAMES } from '../data/en-rare-names.js';
import { RU_GIVEN_NAMES } from '../data/ru-given-names.js';
import { RU_SELDOM_NAMES } from '../data/ru-seldom-names.js';
import { respelled } from './plain-latin.js';
import { respelledRussian } from './plain-russian.js';
import { declineGivenName, type Gender } from './decline.js';

/** What is known of one word that is a given name. */
export interface GivenName {
  /** The full names it may stand for: "Саша" is two of them. */
  readonly people: readonly string[];
  /** Whether it is an everyday form, such as "Саша" of "Александр". */
  readonly isShort: boolean;
  /** Whether it is rare enough to need a capital letter. */
  readonly isRare: boolean;
}

const names = new Map<string, GivenName>();
/** English names without everyday forms need no entry of their own. */
const plainNames = new Set(EN_GIVEN_NAMES.split(' '));
const rareNames = new Set(EN_RARE_NAMES.split(' '));
/** Stems of fathers' names: "иван" of "Иванович", "игор" of "Игоревна". */
const fatherStems = new Set(
  'льв павл петр михайл никит ил кузьм фом лук данил гаврил яковл пал михал никола'.split(' '),
);

function add(forms: readonly string[], person: string, isShort: boolean): void {
  const name: GivenName = { people: [person], isShort, isRare: false };
  for (const form of forms) {
    const known = names.get(form);
    if (known === undefined) names.set(form, name);
    else if (!known.people.includes(person))
      names.set(form, {
        people: [...known.people, person],
        isShort: known.isShort && isShort,
        isRare: false,
      });
  }
}

function addRussian(lines: string): void {
  for (const line of lines.split('\n')) {
    const [gender, full, ...short] = line.split(' ') as [Gender, string, ...string[]];
    add(declineGivenName(full, gender), full, false);
    for (const name of short) add(declineGivenName(name, gender), full, true);
    if (gender === 'm') fatherStems.add(full.replace(/(?:ий|[йьая])$/, ''));
  }
}

addRussian(RU_GIVEN_NAMES);
for (const line of EN_NICKNAMES.split('\n')) {
  const [full, ...short] = line.split(' ') as [string, ...string[]];
  add([full], full, false);
  add(short, full, true);
}
/** Of so many names slips are guessed; those behind them in the table are seldom. */
const guessed = names.size;
addRussian(RU_SELDOM_NAMES);

/** The given name that a lower-case word is a form of. */
export function givenName(word: string): GivenName | undefined {
  const name = names.get(word);
  if (name !== undefined) return name;
  if (word.charCodeAt(0) >= 0x400) {
    const plain = respelledRussian(word);
    return plain === undefined ? undefined : names.get(plain);
  }
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
  let left = guessed;
  for (const name of names.keys()) if (left-- > 0) yield name;
  yield* plainNames;
}
