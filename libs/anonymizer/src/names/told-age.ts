import { declineGivenName } from './decline.js';
import { isNominative } from './gender.js';
import { bearersOf } from './names-of-both.js';
import {
  AGREEING,
  AT_SCHOOL,
  byRelation,
  CASES_OF_MEN,
  mayBeOfWoman,
  NOMINATIVE,
  RELATIONS,
  SPOKEN_TO,
  type Case,
} from './relations.js';
import type { Peer, ToldInText } from './told-in-text.js';

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
  'uncle auntie aunt mom mum mother dad father grandma grandpa gran granny nan nana grandmother grandfather granddad stepdad stepmom'.split(
    ' ',
  ),
);

const ENGLISH_STAFF = '(?:teacher|coach|tutor|principal|counsel(?:l)?or|instructor|trainer)';
/** "The mother is Cheryl", "his dad's name is Tom" */
const ENGLISH_ELDER_IS =
  /(?:^|[^a-z])(?:uncle|aunt(?:ie)?|mom|mum|mother|dad|father|gran(?:d(?:ma|pa|mother|father|dad))?)(?:'s name)? (?:is (?:called |named )?|was )$/;
/** "Our coach Mike", "the teacher is Leo Castellano" */
const OF_STAFF = new RegExp(
  `(?:^|[^a-z])(?<!(?:to|i|you|we|they|who|will|can|could|would|should|must) )${ENGLISH_STAFF} (?:is (?:called |named )?|was )?$`,
);
const RUSSIAN_STAFF_BEFORE_DASH =
  /(?:учител[ья]|учительница|тренер|директор|завуч|физрук|трудовик|репетитор)(?: [а-я]+){0,3} [—–-] $/;

/** Whom the children call otherwise. */
const SPOUSES: ReadonlySet<string> = new Set([
  ...declineGivenName('муж', 'm'),
  ...declineGivenName('жена', 'f'),
  'husband',
  'wife',
]);

const PEERS = new Map<string, Peer>();
for (const [peer, boys, girls] of [
  ['friend', 'друг дружок одноклассник', 'подруга подружка одноклассница'],
  ['family', 'брат братик братишка сын сынок', 'сестра сестренка дочка дочь'],
  ['any', 'мальчик', 'девочка'],
] as const) {
  for (const word of boys.split(' ')) for (const form of declineGivenName(word, 'm')) PEERS.set(form, peer);
  for (const word of girls.split(' ')) for (const form of declineGivenName(word, 'f')) PEERS.set(form, peer);
}
for (const word of 'friend classmate girlfriend boyfriend'.split(' ')) PEERS.set(word, 'friend');
for (const word of 'sister brother twin daughter son'.split(' ')) PEERS.set(word, 'family');
for (const word of 'niece nephew'.split(' ')) PEERS.set(word, 'any');
/** "My little brother", "нашему сыну", and "Сын" that begins a sentence; not "у соседки сын", "has a brother". */
const OF_OURS = /(?:^|[^a-zа-я])(?:(?:my|our|мо[а-я]+|наш[а-я]*) (?:[a-zа-я]+ )?|(?<=^|[.!?\n] ?))$/;
/** "Друг моего сына Никита" */
const FRIEND_OF_OURS =
  /(?:^|[^а-я])(?:друг|подруг|однокласснит?[кц])[а-я]* (?:(?:мо|наш)[а-я]+ )?(?:сына|дочери|дочки|брата|сестры) $/;

export const CALLED = /^(?:зовут|звать)$/;
/** "У дяди Миши": what an uncle is called by, whatever the case, and hardly ever whose uncle he is. */
const BY_NAME = /^(?:дяд[яиюе]|дядей|тет[яиюе]|тетей|баб[аыеу]|бабой)$/;

/** "дядя Миша", "тренеру Иванову", and neither "мама Ани" nor "I told my dad Emily hit me" */
function isElder(name: string, before: string, behind: string, nearest: string): boolean {
  if (ENGLISH_ELDERS.has(nearest)) return !SPOKEN_TO.test(before);
  if (BY_NAME.test(nearest)) return true;
  if (RUSSIAN_STAFF_BEFORE_DASH.test(before)) return /^(?:[.,!?;)\n]|$)/.test(behind);
  // "My teacher is Emily's mom"
  const isOwner = /^['’]s(?![a-z])/.test(behind);
  if (OF_STAFF.test(before)) return !SPOKEN_TO.test(before) && !isOwner;
  if (ENGLISH_ELDER_IS.test(before)) return !isOwner;
  const relation = RELATIONS.get(nearest);
  const ofStaff = STAFF.get(nearest);
  const isTeacher = AT_SCHOOL.has(nearest) && nearest !== 'одноклассница';
  const isOne = ofStaff !== undefined || isTeacher || (relation !== undefined && ELDERS.has(nearest));
  if (!isOne) return false;
  const nameCase = ofStaff ?? relation!.case;
  if (nameCase !== 'nominative') return AGREEING[relation?.gender ?? 'm'][nameCase]?.test(name) === true;
  const given = bearersOf(name);
  if (NOMINATIVE.m.test(name)) return true;
  if (given === undefined) return AT_SCHOOL.has(nearest);
  return isNominative({ lower: name, name: given }) || (isTeacher && mayBeOfWoman(name));
}

/**
 * Whether the bearer is older than a pupil, or one of the pupils, or a child of the family.
 *
 * @param before what stands before the name, in small letters
 * @param behind what stands behind it
 */
export function readAge(
  name: string,
  before: string,
  behind: string,
  further: string,
  nearest: string,
): ToldInText {
  if (isElder(name, before, behind, nearest)) return { isElder: true };
  if (SPOUSES.has(nearest) && byRelation(further, nearest, name, before) !== undefined)
    return { isCalledElder: true };
  if (CALLED.test(nearest) && (ELDERS.has(further) || STAFF.has(further))) return { isCalledElder: true };
  const peer = readPeer(name, before, further, nearest);
  return peer === undefined ? {} : { peer };
}

/** "моя подруга Оля", "моего брата зовут Миша", "my friend Tom", and neither "друг Миши" nor "папин брат Саша" */
function readPeer(name: string, before: string, further: string, nearest: string): Peer | undefined {
  if (FRIEND_OF_OURS.test(before)) return 'friend';
  const word = CALLED.test(nearest) ? further : nearest;
  const peer = PEERS.get(word);
  if (peer === undefined) return undefined;
  if (word === nearest) {
    const isEnglish = nearest.charCodeAt(0) < 0x400;
    const isOne = isEnglish
      ? further !== 's' && !SPOKEN_TO.test(before)
      : !/(?:мам|пап|бабушк|дедушк)ин/.test(further) &&
        byRelation(further, nearest, name, before) !== undefined;
    if (!isOne) return undefined;
  }
  return peer === 'family' && !OF_OURS.test(before.slice(0, before.lastIndexOf(word))) ? 'any' : peer;
}
