import { mayBeFigure } from './figures.js';
import { isHonorific } from './honorifics.js';
import { isPublicNoun, type NameWords } from './name-words.js';
import { isMisspelledName } from './typos.js';
import {
  ANY_GIVEN,
  ANY_SURNAME,
  CAPITAL,
  CAPITAL_OR_NAME,
  PATRONYMIC,
  SURNAME,
  SURNAME_FORM,
  UNKNOWN,
} from './roles.js';

/** Names that no list knows. */

/** "Чжан Вэй", "Kwame Mensah": the last of two or three words with a capital that no list knows. */
export function lastStranger(words: NameWords, i: number): number {
  let last = i;
  while (last < i + 3 && isStranger(words, last)) {
    const next = words.nextWord(last);
    if (next === undefined || !isStranger(words, next)) break;
    last = next;
  }
  const next = last > i ? words.nextWord(last) : undefined;
  if (next === undefined || words.token(next).casing !== 'title') return last;
  const { word } = words.token(next);
  return !word.isStop && !isPublicNoun(word) && (words.roles[next]! & CAPITAL_OR_NAME) !== 0 ? next : last;
}

/** A capital, and neither an ordinary word nor a frequent surname. */
export function mayBeMistyped(words: NameWords, i: number): boolean {
  const roles = words.roles[i]!;
  return (
    words.token(i).casing === 'title' && (roles & (UNKNOWN | SURNAME_FORM)) !== 0 && (roles & SURNAME) === 0
  );
}

function isStranger(words: NameWords, i: number): boolean {
  const token = words.token(i);
  return (
    token.casing === 'title' &&
    (words.roles[i]! & UNKNOWN) !== 0 &&
    (words.roles[i]! & (ANY_SURNAME | PATRONYMIC | ANY_GIVEN)) === 0 &&
    !token.word.isPlace &&
    !token.word.isStop &&
    !isHonorific(token.word)
  );
}

/** "Priyanka Sharma", "Дмитирй Соколов": a word no list knows before a frequent surname. */
export function isUnknownGiven(words: NameWords, i: number, next: number): boolean {
  const roles = words.roles[i]!;
  if ((roles & (UNKNOWN | SURNAME_FORM)) === 0 || (words.roles[next]! & (SURNAME | SURNAME_FORM)) === 0)
    return false;
  const { casing, lower, word } = words.token(i);
  if (
    casing !== 'title' ||
    word.isStop ||
    isHonorific(word) ||
    isPublicNoun(words.token(next).word) ||
    mayBeFigure(words.token(next).lower, [lower])
  )
    return false;
  if ((roles & UNKNOWN) !== 0 && (roles & (ANY_SURNAME | PATRONYMIC)) === 0) return true;
  // "Констанина Белякова"
  return (roles & SURNAME_FORM) !== 0 && (roles & CAPITAL) !== 0 && isMisspelledName(lower);
}

/** "Умаров Джамшед": a given name that no list knows behind a surname of a list of pupils. */
export function strangerBehindSurname(words: NameWords, i: number, next: number): boolean {
  const { lower, script, casing, word } = words.token(i);
  return (
    script === 'cyrillic' &&
    casing === 'title' &&
    (words.surnameRoles(i) & (SURNAME | SURNAME_FORM)) !== 0 &&
    /(?:ов|ев|ин|ын|ова|ева|ина|ына|енко|ян)$/.test(lower) &&
    !word.isPlace &&
    !word.isFigure &&
    !words.token(next).word.isFigure &&
    isStranger(words, next)
  );
}
