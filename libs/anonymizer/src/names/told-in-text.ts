import { declineGivenName, type Gender } from './decline.js';
import { givenName } from './given-names.js';
import { isNominative } from './gender.js';

/** What the words around a name tell of it. */
export interface ToldInText {
  readonly gender?: Gender;
  /** "Александра" is she, and not a case form of "Александр". */
  readonly isNominative?: boolean;
}

type Case = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental' | 'prepositional';

const CASES_IN_A: readonly Case[] = [
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'instrumental',
];
const CASES_OF_MEN: readonly Case[] = ['nominative', 'genitive', 'dative', 'instrumental', 'prepositional'];

const WOMEN =
  'сестра сестренка подруга подружка мама бабушка тетя дочка жена внучка соседка одноклассница учительница девочка девушка племянница няня мачеха невеста';
const MEN =
  'брат братик братишка друг дружок папа дедушка дед дядя сын сынок муж внук сосед одноклассник мальчик племянник отчим жених';

interface RelationForm {
  readonly gender: Gender;
  readonly case: Case;
}

/** Every case form of the words that somebody is called by beside the name. */
const RELATIONS = new Map<string, RelationForm>();
for (const [list, gender] of [
  [WOMEN, 'f'],
  [MEN, 'm'],
] as const)
  for (const word of list.split(' ')) {
    const cases = /[ая]$/.test(word) ? CASES_IN_A : CASES_OF_MEN;
    declineGivenName(word, gender).forEach((form, at) => {
      const formCase = cases[at];
      if (formCase !== undefined && !RELATIONS.has(form)) RELATIONS.set(form, { gender, case: formCase });
    });
  }

const ENGLISH_RELATIONS: ReadonlyMap<string, Gender> = new Map([
  ...'sister mom mum mommy mother aunt grandma girlfriend wife daughter niece'
    .split(' ')
    .map((word) => [word, 'f'] as const),
  ...'brother dad daddy father uncle grandpa boyfriend husband son nephew'
    .split(' ')
    .map((word) => [word, 'm'] as const),
]);

/** So far around a name is read, in UTF-16 units. */
const REACH = 48;

const LAST_WORDS = /(?:([а-яa-z]+) )?([а-яa-z]+)[ :—–«"(-]{1,4}$/;
const CALLED = /^(?:зовут|звать)$/;
const POSSESSIVE = /^(?:мо[яйеи]|наш[аие]?|тво[яйи]|ваша?|е[ег]о?|их|[а-я]{4,}ая)$/;
const JOINED_BEFORE = /([а-я]{2,}) и $/;
const JOINED_BEHIND = /^ и ([а-я]{2,})/;
const WOMANS_DEED = /^ (?:не )?[а-я]{2,}ла(?:сь)?(?![а-я])/;
const MANS_DEED =
  /^ (?:не )?(?!(?:отдел|удел|надел|подвал|скандал|сериал|сигнал)(?![а-я]))(?:[а-я]*шел|[а-я]{2,}лся|(?:при|по|у|за|вы|на|с|об?|от|пере|под|до)[а-я]{2,}[аеия]л)(?![а-я])/;

/**
 * Reads a few words before and behind a name. It tells nothing where the grammar leaves it open: "сестра Саши" may be anybody's,
 * and "мама Александра" his mother, or a mother of that name.
 *
 * @example
 * toldInText('мою подругу зовут Саша', 18, 22); // { gender: 'f', isNominative: true }
 */
export function toldInText(text: string, start: number, end: number): ToldInText {
  const name = plain(text.slice(start, end)).split(/[ -]/, 1)[0]!;
  const before = plain(text.slice(Math.max(0, start - REACH), start));
  const behind = plain(text.slice(end, end + REACH));
  const [, further, nearest = ''] = LAST_WORDS.exec(before) ?? [];
  if (CALLED.test(nearest)) {
    const gender = further === undefined ? undefined : RELATIONS.get(further)?.gender;
    return { isNominative: true, ...(gender === undefined ? {} : { gender }) };
  }
  return (
    (further !== undefined || nearest !== '' ? byRelation(further, nearest, name) : undefined) ??
    byDeed(behind, name) ??
    (isBesideNominative(before, behind) ? { isNominative: true } : {})
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

function byRelation(further: string | undefined, nearest: string, name: string): ToldInText | undefined {
  const english = ENGLISH_RELATIONS.get(nearest);
  if (english !== undefined) return { gender: english };
  const relation = RELATIONS.get(nearest);
  if (relation === undefined || !AGREEING[relation.gender][relation.case]?.test(name)) return undefined;
  const { gender } = relation;
  if (relation.case !== 'nominative' || gender === 'm') return { gender };
  if (!mayBeOfMan(name)) return { gender, isNominative: true };
  return further !== undefined && POSSESSIVE.test(further) ? { gender, isNominative: true } : undefined;
}

/** How a given name ends beside a relation of the case, where it cannot be that of somebody else. */
const AGREEING: Readonly<Record<Gender, Partial<Record<Case, RegExp>>>> = {
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
function mayBeOfMan(name: string): boolean {
  const given = givenName(name);
  return given === undefined || !isNominative({ lower: name, name: given });
}

function byDeed(behind: string, name: string): ToldInText | undefined {
  if (WOMANS_DEED.test(behind)) return /[ая]$/.test(name) ? { gender: 'f', isNominative: true } : undefined;
  if (!MANS_DEED.test(behind)) return undefined;
  return /[ая]$/.test(name) ? { gender: 'm' } : { gender: 'm', isNominative: true };
}

/** "Иван и Александра", "Александра и Маша": beside a name in the nominative. */
function isBesideNominative(before: string, behind: string): boolean {
  const other = JOINED_BEFORE.exec(before)?.[1] ?? JOINED_BEHIND.exec(behind)?.[1];
  if (other === undefined) return false;
  const given = givenName(other);
  if (given === undefined || given.isRare) return false;
  return (
    isNominative({ lower: other, name: given }) || (!/[ая]$/.test(other) && given.people.includes(other))
  );
}
