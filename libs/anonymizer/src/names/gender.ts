import type { Gender } from './decline.js';
import type { GivenName } from './given-names.js';

const MALE_TITLE = /^(?:mr|mister|sir|uncle|grandpa|headmaster|мистер|мсье|господин(?:а|у|ом|е)?)$/;
const FEMALE_TITLE = /^(?:mrs|ms|miss|madam|aunt|auntie|grandma|миссис|мисс|мадам|госпож(?:а|и|е|у|ой))$/;

/** "Mr", "миссис"; undefined, as with all that follow, where the form does not tell. */
export function genderOfTitle(title: string): Gender | undefined {
  if (MALE_TITLE.test(title)) return 'm';
  return FEMALE_TITLE.test(title) ? 'f' : undefined;
}

/** "Ивановичем" and "Ивановной" */
export function genderOfPatronymic(patronymic: string): Gender | undefined {
  if (/[иы]ч(?:а|у|ем|е)?$/.test(patronymic)) return 'm';
  return /н(?:а|ы|е|у|ой|ою)$/.test(patronymic) ? 'f' : undefined;
}

/** Men whose full names end as those of women do. */
const MEN_IN_A =
  /^(?:илья|никита|кузьма|фома|лука|савва|данила|гаврила|мустафа|муса|иса|яхья|закария|joshua|luca|luka|ezra|nikita|mustafa|musa|issa|elisha|asa|krishna|aditya|surya)$/;

/**
 * By the full names it may stand for: "Маша" is a woman, "Саша" may be either. English names tell by "-a" alone. Of rare ones in
 * Russian letters only the stem is known, which tells nothing.
 */
export function genderOfGiven({ people, isRare }: GivenName): Gender | undefined {
  if (isRare && people[0]!.charCodeAt(0) >= 0x400) return undefined;
  const genders = new Set(people.map(genderOfFull));
  const [only] = genders;
  return genders.size === 1 ? only : undefined;
}

/** Of a full name in the nominative. */
export function genderOfFull(name: string): Gender | undefined {
  const last = name.at(-1)!;
  if ('аяa'.includes(last)) return MEN_IN_A.test(name) ? 'm' : 'f';
  // "Айгуль", "Любовь", "Игорь": the soft sign tells nothing, nor do names that are not declined.
  return /(?:[бвгдзклмнпрстфхцчшщ]|[аеёиоуыэюя]й)$/.test(name) ? 'm' : undefined;
}

const MALE_SURNAME = /(?:(?:[оеё]в|[иы]н)(?:|ым|ом|е)|[сц]к(?:ий|ого|ому|им|ом))$/;
const FEMALE_SURNAME = /(?:(?:[оеё]в|[иы]н)(?:ой|ою)|[сц]к(?:ая|ой|ую|ою))$/;
/** "Петрова" is she, and as well somebody who asks for him. */
const FEMALE_OR_OF_HIM = /(?:[оеё]в|[иы]н)а$/;

/**
 * By the form of a Russian surname. What may be hers or a case form of his is told by the given name beside it: "Саша
 * Петрова" is she, "Ивана Петрова" is he.
 */
export function genderOfSurname(surname: string, given: Named | undefined): Gender | undefined {
  if (MALE_SURNAME.test(surname)) return 'm';
  if (FEMALE_SURNAME.test(surname)) return 'f';
  return given !== undefined && FEMALE_OR_OF_HIM.test(surname) && isNominative(given) ? 'f' : undefined;
}

/** A given name as it is written, and what is known of it. */
export interface Named {
  readonly lower: string;
  readonly name: GivenName;
}

/** "Саша", not "Ивана" or "Александра", who may be a case form of a man's name. */
export const isNominative = ({ lower, name }: Named): boolean =>
  /[ая]$/.test(lower) &&
  !name.people.some((full) => lower === `${full}а` || lower === `${full.slice(0, -1)}я`) &&
  // "Павла" of "Павел"
  (name.isShort || name.isRare || !name.people.some((full) => full !== lower && genderOfFull(full) === 'm'));
