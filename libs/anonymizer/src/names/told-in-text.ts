import { declineGivenName, type Gender } from './decline.js';
import { isNominative } from './gender.js';
import { bearersOf } from './names-of-both.js';
import { shareWord } from './same-word.js';

/** What the words around a name tell of it. */
export interface ToldInText {
  readonly gender?: Gender;
  /** Called by a word for somebody older: "дядя Миша", "тренер Иванов". */
  readonly isElder?: boolean;
  /** "Моего папу зовут Олег": an elder, and nobody is told from another by that alone. */
  readonly isCalledElder?: boolean;
  /** A friend or one of the family who is no elder: "моя подруга Оля". */
  readonly isPeer?: boolean;
  /** "His sister Samantha": of the family of somebody who has been spoken of, a boy or a girl as the pronoun tells. */
  readonly isOf?: Gender;
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
const RELATIONS = new Map<string, RelationForm>([
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
const AT_SCHOOL: ReadonlySet<string> = new Set(WOMEN_AT_SCHOOL.split(' '));

const ENGLISH_RELATIONS: ReadonlyMap<string, Gender> = new Map([
  ...'sister mom mum mommy mother aunt grandma girlfriend wife daughter niece'
    .split(' ')
    .map((word) => [word, 'f'] as const),
  ...'brother dad daddy father uncle grandpa boyfriend husband son nephew'
    .split(' ')
    .map((word) => [word, 'm'] as const),
]);

/** Who is called so is not the pupil of the same name. */
const ELDERS: ReadonlySet<string> = new Set(
  'мама бабушка тетя мачеха папа дедушка дед дядя отчим мать отец'
    .split(' ')
    .flatMap((word) => [word, ...declineGivenName(word, 'm')]),
);
const STAFF = new Map<string, Case>(
  'учитель тренер физрук трудовик директор завуч'
    .split(' ')
    .flatMap((word) => declineGivenName(word, 'm').map((form, at) => [form, CASES_OF_MEN[at]!] as const)),
);
const ENGLISH_ELDERS: ReadonlySet<string> = new Set(
  'uncle auntie aunt mom mum mother dad father grandma grandpa'.split(' '),
);

const PEERS: ReadonlySet<string> = new Set([
  ...'брат братик братишка друг дружок одноклассник мальчик сын сынок'
    .split(' ')
    .flatMap((word) => declineGivenName(word, 'm')),
  ...'сестра сестренка подруга подружка одноклассница девочка дочка дочь'
    .split(' ')
    .flatMap((word) => declineGivenName(word, 'f')),
]);
const ENGLISH_PEERS: ReadonlySet<string> = new Set(
  'sister brother friend classmate twin girlfriend boyfriend daughter son niece nephew'.split(' '),
);

/** So far around a name is read, in UTF-16 units. */
const REACH = 48;

const LAST_WORDS = /(?:([а-яa-z]+) )?([а-яa-z]+)[ :—–«"(-]{1,4}$/;
const CALLED = /^(?:зовут|звать)$/;
/** "У дяди Миши": what an uncle is called by, whatever the case, and hardly ever whose uncle he is. */
const BY_NAME = /^(?:дяд[яиюе]|дядей|тет[яиюе]|тетей|баб[аыеу]|бабой)$/;
const POSSESSIVE = /^(?:мо[яйеи]|наш[аие]?|тво[яйи]|ваша?|е[ег]о?|их)$/;
/** "I told my dad Emily hit me" */
const SPOKEN_TO =
  /(?:told|tell|tells|ask|asks|asked|said to|show|showed|texted|called) (?:my|his|her|our|their|the) [a-z]+ $/;
/** Where a name that is told something of begins its clause, and is no object. */
const CLAUSE_START = /(?:^|[.!?,;:\n—«"]) *$/;
const JOINED_BEFORE = /([а-я]{2,})(?: и|,) $/;
const JOINED_BEHIND = /^(?: и|,) ([а-я]{2,})/;
const ADVERB =
  '(?:не|сегодня|вчера|опять|снова|всегда|тоже|уже|потом|часто|сильно|больно|очень|первым|первой)';
const US = '(?:меня|мне|нас|нам|на меня|на нас|со мной|с нами|у меня|от меня|ко мне)';
const WOMANS_DEED = /^ (?:не )?[а-я]{2,}ла(?:сь)?(?![а-я])/;
/** "Иванова сегодня ударила меня", "Иванова меня ударила": what is done to the writer, nobody else has done behind. */
const WOMANS_DEED_TO_US = new RegExp(
  `^ (?:${ADVERB} ){0,2}(?:${US} (?:${ADVERB} ){0,2}[а-я]{2,}ла(?:сь)?|[а-я]{2,}ла(?:сь)? ${US})(?![а-я])`,
);
const MANS_DEED = new RegExp(
  `^ (?:(?:${ADVERB}|${US}) ){0,3}(?!(?:отдел|удел|надел|подвал|скандал|сериал|сигнал)(?![а-я]))(?:[а-я]*шел|[а-я]{2,}лся|(?:при|по|у|за|вы|на|с|об?|от|пере|под|до)[а-я]{2,}[аеия]л)(?![а-я])`,
);

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
  return {
    ...readAround(name, before, behind, further, nearest),
    ...readAge(name, before, further ?? '', nearest),
    ...readWhose(before),
  };
}

/** "His older sister", "её брат" */
const OF_FAMILY =
  /(?:^|[^a-zа-я])(?:(his|her) (?:[a-z]+ )?(?:brother|sister|twin|cousin|mom|mum|mother|dad|father)|(его|ее) (?:[а-я]+ )?(?:брат|сестр|мам|пап|бабушк|дедушк|двоюродн|близнец)[а-я]*) $/;

function readWhose(before: string): ToldInText {
  const [, his, its] = OF_FAMILY.exec(before) ?? [];
  const whose = his ?? its;
  return whose === undefined ? {} : { isOf: whose === 'his' || whose === 'его' ? 'm' : 'f' };
}

/** "дядя Миша", "тренеру Иванову", and neither "мама Ани" nor "I told my dad Emily hit me" */
function isElder(name: string, before: string, nearest: string): boolean {
  if (ENGLISH_ELDERS.has(nearest)) return !SPOKEN_TO.test(before);
  if (BY_NAME.test(nearest)) return true;
  const relation = RELATIONS.get(nearest);
  const ofStaff = STAFF.get(nearest);
  const isTeacher = AT_SCHOOL.has(nearest) && nearest !== 'одноклассница';
  const isOne = ofStaff !== undefined || isTeacher || (relation !== undefined && ELDERS.has(nearest));
  if (!isOne) return false;
  const nameCase = ofStaff ?? relation!.case;
  if (nameCase !== 'nominative') return AGREEING[relation?.gender ?? 'm'][nameCase]?.test(name) === true;
  const given = bearersOf(name);
  if (NOMINATIVE.m.test(name)) return true;
  return given === undefined ? AT_SCHOOL.has(nearest) : isNominative({ lower: name, name: given });
}

function readAge(name: string, before: string, further: string, nearest: string): ToldInText {
  if (isElder(name, before, nearest)) return { isElder: true };
  if (CALLED.test(nearest) && (ELDERS.has(further) || STAFF.has(further))) return { isCalledElder: true };
  return isPeer(name, before, further, nearest) ? { isPeer: true } : {};
}

/** "моя подруга Оля", "моего брата зовут Миша", "my friend Tom", and neither "друг Миши" nor "папин брат Саша" */
function isPeer(name: string, before: string, further: string, nearest: string): boolean {
  if (ENGLISH_PEERS.has(nearest)) return further !== 's' && !SPOKEN_TO.test(before);
  if (CALLED.test(nearest)) return PEERS.has(further);
  return (
    PEERS.has(nearest) &&
    !/(?:мам|пап|бабушк|дедушк)ин/.test(further) &&
    byRelation(further, nearest, name, before) !== undefined
  );
}

function readAround(
  name: string,
  before: string,
  behind: string,
  further: string | undefined,
  nearest: string,
): ToldInText {
  if (CALLED.test(nearest)) {
    const gender = further === undefined ? undefined : RELATIONS.get(further)?.gender;
    return { isNominative: true, ...(gender === undefined ? {} : { gender }) };
  }
  return (
    byRelation(further, nearest, name, before) ??
    byPair(name, before, behind) ??
    byDeed(behind, name, before) ??
    {}
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

function byRelation(
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
const NOMINATIVE: Readonly<Record<Gender, RegExp>> = { f: /[ая]$/, m: /[бвгдзйклмнпрстфхцчшщ]$/ };

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
  const given = bearersOf(name);
  return given === undefined || !isNominative({ lower: name, name: given });
}

function byDeed(behind: string, name: string, before: string): ToldInText | undefined {
  if (WOMANS_DEED.test(behind) || WOMANS_DEED_TO_US.test(behind)) {
    if (!/[ая]$/.test(name)) return undefined;
    // "Мама Ивана сказала", "Артёма обидела Маша", "Александра пришла"
    const isHers =
      !mayBeOfMan(name) || (mayBeOfWoman(name) && CLAUSE_START.test(before) && !DONE_BY_HER.test(behind));
    return isHers ? { gender: 'f', isNominative: true } : undefined;
  }
  if (!MANS_DEED.test(behind) || /[еиуыю]$/.test(name)) return undefined;
  return /[ая]$/.test(name) ? { gender: 'm' } : { gender: 'm', isNominative: true };
}

/** "Богдана обидела учительница": who did it stands behind. */
const DONE_BY_HER =
  /^ (?:не )?[а-я]+ла(?:сь)? (?:(?:наша|моя|его|ее) )?(?!(?:меня|тебя|себя|сегодня|вчера|всегда|тогда|иногда|снова|дома|утра|когда)(?![а-я]))[а-я]{2,}[ая](?![а-я])/;

/** "Александра", "Петрова", and not "Ивана". */
function mayBeOfWoman(name: string): boolean {
  const given = bearersOf(name);
  return given === undefined || given.people.includes(name);
}

/** "Иван и Александра", "Александра и Маша", "Иванов и Иванова": beside a name in the nominative, or the same of the other gender. */
function byPair(name: string, before: string, behind: string): ToldInText | undefined {
  const other = JOINED_BEFORE.exec(before)?.[1] ?? JOINED_BEHIND.exec(behind)?.[1];
  if (other === undefined) return undefined;
  if (name === `${other}а` && mayBeOfWoman(name)) return { gender: 'f', isNominative: true };
  if (other === `${name}а` && mayBeOfWoman(other)) return { gender: 'm', isNominative: true };
  const given = bearersOf(other);
  // "Дразнят Кирилла и Кирилл плачет"
  if (given === undefined || given.isRare || shareWord(name, other)) return undefined;
  const isSure =
    isNominative({ lower: other, name: given }) || (!/[ая]$/.test(other) && given.people.includes(other));
  return isSure ? { isNominative: true } : undefined;
}
