import type { Gender } from './decline.js';
import { isNominative } from './gender.js';
import { bearersOf } from './names-of-both.js';
import { isPossessive } from './possessive.js';
import { byRelation, mayBeOfMan, mayBeOfWoman, RELATIONS } from './relations.js';
import { shareWord } from './same-word.js';
import { CALLED, readAge } from './told-age.js';

/** What the words around a name tell of it. */
export interface ToldInText {
  readonly gender?: Gender;
  /** Called by a word for somebody older: "дядя Миша", "тренер Иванов". */
  readonly isElder?: boolean;
  /** "Моего папу зовут Олег": an elder, and nobody is told from another by that alone. */
  readonly isCalledElder?: boolean;
  /** A friend, or one of the writer's family, who is no elder: "моя подруга Оля", "my son Tom". */
  readonly peer?: Peer;
  /** "His sister Samantha": of the family of somebody who has been spoken of, a boy or a girl as the pronoun tells. */
  readonly isOf?: Gender;
  /** "Александра" is she, and not a case form of "Александр". */
  readonly isNominative?: boolean;
  /** "Катина мама" */
  readonly isPossessive?: boolean;
}

/** Nobody is of the writer's family and a friend. Of "his brother" the words do not tell. */
export type Peer = 'friend' | 'family' | 'any';

/** So far around a name is read, in UTF-16 units. */
const REACH = 48;

const LAST_WORDS = /(?:([а-яa-z]+) )?([а-яa-z]+)[ :—–«"(-]{1,4}$/;
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
    ...readAge(name, before, behind, further ?? '', nearest),
    ...readWhose(before),
    ...(isPossessive(text, start, end) ? { isPossessive: true } : {}),
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
