import { EN_GIVEN_NAMES } from '../data/en-given-names.js';
import { EN_NICKNAMES } from '../data/en-nicknames.js';
import { EN_RARE_NAMES } from '../data/en-rare-names.js';
import { RU_GIVEN_NAMES } from '../data/ru-given-names.js';
import { declineGivenName, type Gender } from './decline.js';

/** What is known of one word that is a given name. */
export interface GivenName {
  /** Numbers of the full names it may stand for: "Саша" is two of them. */
  readonly people: readonly number[];
  /** Whether it is an everyday form, such as "Саша" of "Александр". */
  readonly isShort: boolean;
  /** Whether it is rare enough to need a capital letter. */
  readonly isRare: boolean;
}

const names = new Map<string, GivenName>();
/** Stems of fathers' names: "иван" of "Иванович", "игор" of "Игоревна". */
const fatherStems = new Set<string>();
let people = 0;

function add(form: string, person: number, isShort: boolean): void {
  const known = names.get(form);
  if (known === undefined) names.set(form, { people: [person], isShort, isRare: false });
  else if (!known.people.includes(person))
    names.set(form, { people: [...known.people, person], isShort: known.isShort && isShort, isRare: false });
}

for (const line of RU_GIVEN_NAMES.split('\n')) {
  const [gender, full, ...short] = line.split(' ') as [Gender, string, ...string[]];
  const person = people++;
  for (const form of declineGivenName(full, gender)) add(form, person, false);
  for (const name of short) for (const form of declineGivenName(name, gender)) add(form, person, true);
  if (gender === 'm') fatherStems.add(full.replace(/(?:ий|[йьая])$/, ''));
}
for (const stem of [
  'льв',
  'павл',
  'петр',
  'михайл',
  'никит',
  'ил',
  'кузьм',
  'фом',
  'лук',
  'данил',
  'гаврил',
  'яковл',
  'пал',
  'михал',
  'никола',
])
  fatherStems.add(stem);

for (const line of EN_NICKNAMES.split('\n')) {
  const person = people++;
  line.split(' ').forEach((name, index) => add(name, person, index > 0));
}
for (const name of EN_GIVEN_NAMES.split(' ')) if (!names.has(name)) add(name, people++, false);
for (const name of EN_RARE_NAMES.split(' ')) {
  if (!names.has(name)) names.set(name, { people: [people++], isShort: false, isRare: true });
}

/** The given name that a lower-case word is a form of. */
export function givenName(word: string): GivenName | undefined {
  return names.get(word);
}

/** Whether a patronymic can be made of the stem. */
export function isFatherStem(stem: string): boolean {
  return fatherStems.has(stem);
}

/** Every form of every name that is not rare. */
export function* frequentNames(): Generator<string> {
  for (const [form, { isRare }] of names) if (!isRare) yield form;
}
