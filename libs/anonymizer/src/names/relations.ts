import { declineGivenName, type Gender } from './decline.js';
import { isNominative } from './gender.js';
import { bearersOf } from './names-of-both.js';
import type { ToldInText } from './told-in-text.js';

export type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';

const CASES_IN_A: readonly Case[] = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'instrumental',
];
export const CASES_OF_MEN: readonly Case[] = [
  'nominative',
  'genitive',
  'dative',
  'instrumental',
  'prepositional',
];

const WOMEN_OF_FAMILY =
  'сестра сестренка подруга подружка мама бабушка тетя дочка жена внучка соседка девочка девушка племянница няня мачеха невеста';
/** Beside a surname they are who bears it: nobody speaks of the teacher of Petrov so. */
const WOMEN_AT_SCHOOL =
  'учительница училка одноклассница директриса англичанка математичка русичка физичка химичка историчка географичка биологичка тренерша медсестра воспитательница преподавательница классная';
const MEN =
  'брат братик братишка друг дружок папа дедушка дед дядя сын сынок муж внук сосед одноклассник мальчик племянник отчим жених';

interface RelationForm {
  readonly gender: Gender;
  readonly case: Case;
}

/** Every case form of the words that somebody is called by beside the name. */
export const RELATIONS = new Map<string, RelationForm>([
  ['дочь', { gender: 'f', case: 'nominative' }],
  ['мать', { gender: 'f', case: 'nominative' }],
  ['отец', { gender: 'm', case: 'nominative' }],
  ['отца', { gender: 'm', case: 'genitive' }],
]);
for (const [list, gender] of [
  [`${WOMEN_OF_FAMILY} ${WOMEN_AT_SCHOOL}`, 'f'],
  [MEN, 'm'],
] as const)
  for (const word of list.split(' ')) {
    const cases = /[ая]$/.test(word) ? CASES_IN_A : CASES_OF_MEN;
    declineGivenName(word, gender).forEach((form, at) => {
      const formCase = cases[at];
      if (formCase !== undefined && !RELATIONS.has(form)) RELATIONS.set(form, { gender, case: formCase });
    });
  }
export const AT_SCHOOL: ReadonlySet<string> = new Set(WOMEN_AT_SCHOOL.split(' '));

const ENGLISH_RELATIONS: ReadonlyMap<string, Gender> = new Map([
  ...'sister mom mum mommy mother aunt grandma girlfriend wife daughter niece'
    .split(' ')
    .map((word) => [word, 'f'] as const),
  ...'brother dad daddy father uncle grandpa boyfriend husband son nephew'
    .split(' ')
    .map((word) => [word, 'm'] as const),
]);

/** "I told my dad Emily hit me" */
export const SPOKEN_TO =
  /(?:told|tell|tells|ask|asks|asked|said to|show|showed|texted|called) (?:my|his|her|our|their|the) [a-z]+ $/;
const POSSESSIVE = /^(?:мо[яйеи]|наш[аие]?|тво[яйи]|ваша?|е[ег]о?|их)$/;

/** What a word that somebody is called by beside the name tells of the bearer: "моя подруга Саша", "my son Sam". */
export function byRelation(
  further: string | undefined,
  nearest: string,
  name: string,
  before: string,
): ToldInText | undefined {
  const english = ENGLISH_RELATIONS.get(nearest);
  if (english !== undefined) return SPOKEN_TO.test(before) ? undefined : { gender: english };
  const relation = RELATIONS.get(nearest);
  if (relation === undefined) return undefined;
  const { gender } = relation;
  // "брата зовут Фарид, а сестру Фарида"
  if (CALLED_BEFORE.test(before) && NOMINATIVE[gender].test(name)) return { gender, isNominative: true };
  if (!AGREEING[gender][relation.case]?.test(name)) return undefined;
  if (relation.case !== 'nominative') return { gender };
  if (gender === 'm') return /[ая]$/.test(name) ? { gender } : { gender, isNominative: true };
  const isHers =
    !mayBeOfMan(name) ||
    (AT_SCHOOL.has(nearest) && mayBeOfWoman(name)) ||
    (further !== undefined && POSSESSIVE.test(further));
  return isHers ? { gender, isNominative: true } : undefined;
}

const CALLED_BEFORE = /(?:зовут|звать)[^.!?\n]* $/;
export const NOMINATIVE: Readonly<Record<Gender, RegExp>> = { f: /[ая]$/, m: /[бвгдзйклмнпрстфхцчшщ]$/ };

/** How a given name ends beside a relation of the case, where it cannot be that of somebody else. */
export const AGREEING: Readonly<Record<Gender, Partial<Record<Case, RegExp>>>> = {
  f: { nominative: /[ая]$/, accusative: /[ую]$/, dative: /е$/, instrumental: /[ое]й$/ },
  m: {
    nominative: /[аябвгдзйклмнпрстфхцчшщ]$/,
    genitive: /[аяую]$/,
    accusative: /[ую]$/,
    dative: /[еую]$/,
    instrumental: /[ое][йм]$/,
    prepositional: /е$/,
  },
};

/** "Александра", "Евгения": whether it may be the genitive of a man's name. */
export function mayBeOfMan(name: string): boolean {
  const given = bearersOf(name);
  return given === undefined || !isNominative({ lower: name, name: given });
}

/** "Александра", "Петрова", and not "Ивана". */
export function mayBeOfWoman(name: string): boolean {
  const given = bearersOf(name);
  return given === undefined || given.people.includes(name);
}
