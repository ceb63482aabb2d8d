import { readDocument } from '../text/document.js';
import { surnameLemmas, patronymicStem, type Gender } from './decline.js';
import { genderOfGiven, genderOfPatronymic, genderOfSurname, genderOfTitle, type Named } from './gender.js';
import { givenName } from './given-names.js';
import { isListedSurname } from './lexicon.js';

/**
 * What identifies a person, whatever the case form or spelling: one key for each word of the name. A key is its kind and
 * all it may stand for, such as `given:12|305` for "Саше", who may be Александр or Александра. Whether it is a man or a
 * woman is one more, where all words that tell agree.
 */
export function personParts(value: string): string[] {
  const parts: string[] = [];
  const genders = new Set<Gender>();
  const learn = (gender: Gender | undefined): void => void (gender !== undefined && genders.add(gender));
  const surnames: string[] = [];
  let named: Named | undefined;
  for (const { kind, lower, end, start } of readDocument(value).tokens) {
    if (kind !== 'word') continue;
    if (HONORIFIC.test(lower)) {
      const gender = genderOfTitle(lower);
      learn(gender);
      if (gender !== undefined && !has(parts, 'title')) parts.push(`title:${gender}`);
      continue;
    }
    const given = givenName(lower);
    const patronymic = patronymicStem(lower);
    const hasGiven = named !== undefined;
    const isFirst = parts.every((part) => kindOf(part) === 'title');
    if (end - start === 1) parts.push(`initial:${lower}`);
    else if (given !== undefined && !hasGiven && !(!isFirst && isListedSurname(lower))) {
      named = { lower, name: given };
      learn(genderOfGiven(given));
      parts.push(`given:${given.people.join('|')}`);
    } else if (patronymic !== undefined && hasGiven) {
      learn(genderOfPatronymic(lower));
      parts.push(`father:${patronymic}`);
    } else {
      surnames.push(lower);
      parts.push(`family:${familyForms(lower).join('|')}`);
    }
  }
  for (const surname of surnames) learn(genderOfSurname(surname, named));
  if (genders.size === 1) parts.push(`gender:${[...genders].join('')}`);
  return parts;
}

const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|principal|nurse|officer|pastor|rabbi|counselor|headmaster|uncle|aunt|auntie|grandma|grandpa|мистер|миссис|мисс|мсье|мадам|господин(?:а|у|ом|е)?|госпож(?:а|и|е|у|ой)|проф|профессор|s)$/;

/** The nominatives a surname may have; frequent ones first, and only those when there are any. */
function familyForms(word: string): string[] {
  if (word.charCodeAt(0) < 0x400) return [word];
  const forms = surnameLemmas(word);
  const regular = forms.filter((form) => /(?:[оеё]в|[иы]н|[сц]кий)$/.test(form));
  return regular.length > 0 ? regular.slice(0, 1) : forms;
}

/** Kinds of parts that many persons share. */
const TELLS_LITTLE = new Set(['initial', 'title', 'gender']);

/** How many words the parts share with the known parts of a person; 0 when a word contradicts or initials are all. */
export function sharedParts(parts: readonly string[], known: readonly string[]): number {
  if (isOfTeacher(parts, known) || isOfTeacher(known, parts)) return 0;
  if (isOfFamily(parts, known) || isOfFamily(known, parts)) return 0;
  let shared = 0;
  for (const part of parts) {
    const kind = kindOf(part);
    const sameKind = known.filter((other) => kindOf(other) === kind);
    if (sameKind.length === 0) continue;
    if (!sameKind.some((other) => overlaps(part, other))) return 0;
    if (!TELLS_LITTLE.has(kind)) shared++;
  }
  return shared;
}

/** "Анна Ивановна" and "Анна Котова", or "Аня": who is called by the patronymic is not the classmate of the same given name. */
const isOfTeacher = (parts: readonly string[], others: readonly string[]): boolean =>
  has(parts, 'father') && !has(parts, 'family') && has(others, 'given') && !has(others, 'father');

/** "Mr Smith" and "Emily Smith": a pupil's father or a teacher, unless she is known to be a man. */
const isOfFamily = (parts: readonly string[], others: readonly string[]): boolean =>
  has(parts, 'title') &&
  !has(parts, 'given') &&
  has(others, 'given') &&
  !has(others, 'title') &&
  !parts.some((part) => kindOf(part) === 'gender' && others.includes(part));

const has = (parts: readonly string[], kind: string): boolean => parts.some((part) => kindOf(part) === kind);

const kindOf = (part: string): string => part.slice(0, part.indexOf(':'));

function overlaps(a: string, b: string): boolean {
  const values = b.slice(b.indexOf(':') + 1).split('|');
  return a
    .slice(a.indexOf(':') + 1)
    .split('|')
    .some((value) => values.includes(value));
}
