import { readDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { surnameLemmas, type Gender } from './decline.js';
import { fatherOf, knownFatherOf } from './father.js';
import {
  genderOfFull,
  genderOfGiven,
  genderOfPatronymic,
  genderOfSurname,
  genderOfTitle,
  type Named,
} from './gender.js';
import type { GivenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';
import { bearersOf } from './names-of-both.js';
import { ownPeopleOf } from './own-english-names.js';
import { fullOfContracted } from './spoken-patronymics.js';
import type { ToldInText } from './told-in-text.js';

/**
 * What identifies a person, whatever the case form or spelling: one key for each word of the name. A key is its kind and
 * all it may stand for, such as `given:12|305` for "Саше", who may be Александр or Александра. Whether it is a man or a
 * woman is one more, where all words that tell agree. Letters that stand for names are `firsts`, `middle` and `last`, in
 * their order; `called` is the letter of an everyday form that begins otherwise, "Bill" of "William". What the words around
 * tell of the bearer's place is `elder`, `peer` and `relative`.
 *
 * @param told what the words around the name tell of it
 */
export function personParts(value: string, told: ToldInText = {}): string[] {
  const words = readWords(value);
  const parts: string[] = [];
  const genders = new Set<Gender>();
  const learn = (gender: Gender | undefined): void => void (gender !== undefined && genders.add(gender));
  const { title, given, father, surnames } = words;
  if (title !== undefined) {
    if (title !== ANY) learn(title);
    parts.push(`title:${title}`);
  } else if (told.isElder === true) parts.push(`title:${ANY}`);
  else if (told.isCalledElder === true) parts.push('elder:');
  else if (told.peer !== undefined) parts.push(`peer:${told.peer}`);
  if (told.isOf !== undefined) parts.push('relative:');
  const named = given && { ...given, name: inNominative(given, told) };
  if (named !== undefined) learn(genderOfGiven(named.name));
  if (father !== undefined) learn(genderOfPatronymic(father.lower));
  for (const surname of surnames) learn(genderOfSurname(surname, named));
  if (genders.size === 0) learn(told.gender);
  const gender = genders.size === 1 ? [...genders][0] : undefined;
  if (named !== undefined) {
    const people = peopleOf(named.name, gender);
    parts.push(`given:${people.join('|')}`);
    if (!people.some((full) => full[0] === named.lower[0])) parts.push(`called:${named.lower[0]!}`);
    const { isRare, isShort } = named.name;
    if (isRare && !isShort && (told.isNominative === true || isSurelyNominative(named.lower)))
      parts.push(`nominative:${named.lower}`);
  }
  if (father !== undefined) parts.push(`father:${father.stem}`);
  for (const surname of surnames) parts.push(`family:${familyForms(surname, given !== undefined).join('|')}`);
  parts.push(...letterParts(words));
  if (gender !== undefined) parts.push(`gender:${gender}`);
  return parts;
}

/** A title, or a word for somebody older, that either may bear: "Coach", "тренер". */
const ANY = 'any';

/** The words of a name, by what they are. */
interface NameWords {
  title: Gender | typeof ANY | undefined;
  given: Named | undefined;
  father: { readonly lower: string; readonly stem: string } | undefined;
  readonly surnames: string[];
  readonly initials: string[];
}

function readWords(value: string): NameWords {
  const words: NameWords = {
    title: undefined,
    given: undefined,
    father: undefined,
    surnames: [],
    initials: [],
  };
  const { tokens, text } = readDocument(value);
  let isOfUncle = false;
  for (const { kind, lower, end, start, index } of tokens) {
    if (kind !== 'word') continue;
    if (HONORIFIC.test(lower)) {
      words.title ??= genderOfTitle(lower) ?? ANY;
      isOfUncle ||= UNCLE.test(lower);
      continue;
    }
    if (end - start === 1) {
      // "Emma's": no initial.
      if (lower !== 's' || !/['’]/.test(text.charAt(start - 1))) words.initials.push(lower);
      continue;
    }
    // "Миша Попович": only of two other names is one that is nobody's father's a patronymic.
    const patronymic = tokens.length > 2 || /вн/.test(lower) ? fatherOf(lower) : knownFatherOf(lower);
    const given = bearersOf(beforeFather(lower, tokens[index + 1]));
    const isFirst = words.given === undefined && words.surnames.length === 0 && words.initials.length === 0;
    if (given !== undefined && words.given === undefined && (isFirst || !isListedSurname(lower)))
      words.given = { lower, name: given };
    else if (patronymic !== undefined && words.given !== undefined && !isListedSurname(lower))
      words.father ??= { lower, stem: patronymic };
    else if (isFirst && index === tokens.length - 1 && isFatherAlone(lower))
      words.father = { lower, stem: patronymic! };
    else words.surnames.push(lower);
  }
  // "Mr Taylor", not "Uncle Tom": behind a title stands a surname, though many are given names as well.
  if (words.title !== undefined && !isOfUncle && isLatinAlone(words)) {
    words.surnames.push(words.given!.lower);
    words.given = undefined;
  }
  return words;
}

/** "Палыч", whom nobody calls by the given name; "Романович" may be a surname as well. */
const isFatherAlone = (word: string): boolean =>
  /(?:(?<![ое]в)ич|ыч)(?:а|у|ем|е)?$|вн(?:а|ы|е|у|ой)$/.test(word) &&
  knownFatherOf(word) !== undefined &&
  !isListedSurname(word);

/** "Марь" of "Марь Иванна" is "мария". */
const beforeFather = (word: string, next: Token | undefined): string => {
  const full = next?.kind === 'word' ? fullOfContracted(word) : undefined;
  return full !== undefined && fatherOf(next!.lower) !== undefined ? full : word;
};

const isLatinAlone = ({ given, father, surnames }: NameWords): boolean =>
  given !== undefined && given.lower.charCodeAt(0) < 0x400 && father === undefined && surnames.length === 0;

const UNCLE = /^(?:uncle|aunt|auntie|grandma|grandpa)$/;

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|principal|nurse|officer|pastor|rabbi|counselor|headmaster|uncle|aunt|auntie|grandma|grandpa|мистер|миссис|мисс|мсье|мадам|господин(?:а|у|ом|е)?|госпож(?:а|и|е|у|ой)|проф|профессор)$/;

/** "Jack" is not John. "Александр" is no form of "Александра", nor she one of his where the text tells that her name stands in the nominative. */
function inNominative({ lower, name }: Named, told: ToldInText): GivenName {
  const own = ownPeopleOf(lower);
  if (own !== undefined) return { ...name, people: own };
  if (name.isRare || name.isShort) return name;
  const isOther = told.isNominative === true && name.people.some((full) => isOfOtherGender(lower, full));
  const isFull = name.people.includes(lower) && (told.isNominative === true || !/[ая]$/.test(lower));
  if ((isOther && !isFull) || (isFull && /[ая]$/.test(lower))) return { ...name, people: [lower] };
  // "Данил" may be Даниил as well.
  return isFull
    ? { ...name, people: name.people.filter((full) => genderOfFull(full) !== 'f' || full === lower) }
    : name;
}

/** "Салим" and "Салима", "Евгений" and "Евгения" */
const isOfOtherGender = (name: string, other: string): boolean =>
  name === `${other}а` ||
  other === `${name}а` ||
  (/[йя]$/.test(name) && /[йя]$/.test(other) && name.slice(0, -1) === other.slice(0, -1) && name !== other);

/** Of a rare name, of which only the stem is known: "Жавлон", and neither "Жавлоном" nor "Зульфией". */
const isSurelyNominative = (name: string): boolean =>
  /[бвгджзйклмнпрстфхцчшщ]$/.test(name) && !/[ое][мй]$/.test(name);

/** "Саша", whom the surname or the words around tell to be a woman, is Александра. */
function peopleOf({ people, isRare }: GivenName, gender: Gender | undefined): readonly string[] {
  if (isRare || gender === undefined) return people;
  const suiting = people.filter((full) => (genderOfFull(full) ?? gender) === gender);
  return suiting.length > 0 ? suiting : people;
}

/** The nominatives a surname may have; frequent ones first, and only those when there are any. */
export function familyForms(word: string, isOfOne: boolean): string[] {
  // "Костя Белых": of one person that is no form of "Белый".
  if (word.charCodeAt(0) < 0x400 || (isOfOne && /[ыи]х$/.test(word))) return [word];
  const forms = surnameLemmas(word);
  const regular = forms.filter((form) => /(?:[оеё]в|[иы]н|[сц]кий)$/.test(form));
  return regular.length > 0 ? regular.slice(0, 1) : forms;
}

/** "С. А. Петров" are the letters of the first names, "Emma K. Brown" that of a further one, "Emma B." that of the surname. */
function letterParts({ given, surnames, initials }: NameWords): string[] {
  if (initials.length === 0) return [];
  if (given === undefined) return [`firsts:${initials.join('.')}`];
  const middle = surnames.length > 0 ? initials : initials.slice(0, -1);
  return [
    ...(middle.length > 0 ? [`middle:${middle.join('.')}`] : []),
    ...(surnames.length === 0 ? [`last:${initials.at(-1)!}`] : []),
  ];
}
