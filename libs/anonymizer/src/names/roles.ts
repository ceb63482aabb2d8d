import type { TextDocument } from '../text/document.js';
import { startsSentence } from '../text/position.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { hasSurnameEnding, patronymicStem } from './decline.js';
import { isContracted } from './spoken-patronymics.js';
import { isFatherStem } from './given-names.js';
import { isAmbiguousName, isSurnameWord } from './lexicon.js';
import type { Word } from './word.js';

/** What a word may be in a person's name; a sum of the values below. */
export type Roles = number;

export const GIVEN = 1;
/** A given name that is an ordinary word as well. */
export const WEAK_GIVEN = 2;
export const PATRONYMIC = 4;
/** A frequent surname. */
export const SURNAME = 8;
/** Ends like a surname, and is no ordinary word. */
export const SURNAME_FORM = 16;
/** A surname, or something that ends like one, that is an ordinary word as well. */
export const WEAK_SURNAME = 32;
/** A single capital letter. */
export const INITIAL = 64;
/** Bears a capital letter where ordinary words do not. */
export const CAPITAL = 128;
/** The surname or only name of somebody lessons speak of. */
export const FIGURE = 256;
/** Neither a name that is known nor an ordinary word. */
export const UNKNOWN = 512;

/** What speech leaves of a given name before a patronymic: "сан", "марь". */
export const CONTRACTED = 1024;

/** Any kind of given name. */
export const ANY_GIVEN = GIVEN | WEAK_GIVEN;
/** Any kind of surname. */
export const ANY_SURNAME = SURNAME | SURNAME_FORM | WEAK_SURNAME | FIGURE;
/** A capital, or what may be a name without one. */
export const CAPITAL_OR_NAME = CAPITAL | ANY_GIVEN | SURNAME | SURNAME_FORM | WEAK_SURNAME | UNKNOWN;

const LATIN_SURNAME = /^[a-z]{2,}(?:ov|ova|ev|eva|sky|skiy|skaya|enko|chuk|shvili|yan|adze|idze)$/;

/** What a word of a document may be. Capitals tell nothing in a message that is all capitals. */
export function rolesOf(document: TextDocument, token: Token, ignoreCase: boolean): Roles {
  if (token.kind !== 'word') return 0;
  const isCapital = token.casing !== 'lower' && !ignoreCase;
  if (token.end - token.start === 1) return isCapital && mayBeInitial(document.text, token) ? INITIAL : 0;
  const roles = isCapital ? token.word.capitalRoles : token.word.smallRoles;
  // "Na2SO4", "x2max": letters tied to digits are no name. Most small words are none in any case.
  if ((!isCapital && roles === 0) || isTiedToDigit(document.text, token)) return 0;
  if (!isCapital) return roles;
  return startsSentence(document, token) ? roles : roles | CAPITAL;
}

/** Not "I" without a dot, nor the letter of a class: "7А. Иванова". */
const mayBeInitial = (text: string, { lower, start, end, script }: Token): boolean =>
  script !== 'other' &&
  !(lower === 'i' && text.charCodeAt(end) !== 0x2e) &&
  !isDigitCode(text.charCodeAt(start - 1));

function isTiedToDigit(text: string, { start, end }: Token): boolean {
  return isDigitCode(text.charCodeAt(end)) || isDigitCode(text.charCodeAt(start - 1));
}

/** What the lists say of a word of two letters or more, its surname aside. */
export function roleOf(word: Word, isCapital: boolean): Roles {
  const { text, given } = word;
  let roles = 0;
  if (given !== undefined && (isCapital || !given.isRare)) {
    roles |= given.isRare || isAmbiguousName(text) || text.length === 2 ? WEAK_GIVEN : GIVEN;
  }
  if (isPatronymic(text, isCapital)) roles |= PATRONYMIC;
  if (isContracted(text)) roles |= CONTRACTED;
  if (isCapital && word.isFigure) roles |= FIGURE;
  return roles;
}

/** What a word may be as a surname, whatever its case. */
export function surnameRoles(word: Word): Roles {
  const { text } = word;
  if (word.isListedSurname) return isSurnameWord(text) ? WEAK_SURNAME | SURNAME : SURNAME;
  const ending = text.charCodeAt(0) >= 0x400 ? hasSurnameEnding(text) : LATIN_SURNAME.test(text);
  if (ending) return word.isOrdinary ? WEAK_SURNAME : SURNAME_FORM;
  return word.isOrdinary ? 0 : UNKNOWN;
}

const NOT_PATRONYMIC =
  /^(?:основн|условн|духовн|верховн|церковн|ровн|королевн|царевн|королевич|царевич|попович|деревн|словн|кровн|любовн|давн|главн|равн|плавн|нравн|славн|древн|дневн|гневн|ключевн|половн|чиновн|виновн|жидкостн|внов|публичн|личн|точн|отличн|различн|обычн|вторичн|первичн|столичн|типичн|лаконичн|кирпич|ловкач|параллельн|паралич|кулич|секретич|клич|кич|добыч|дич|притч)/;

function isPatronymic(word: string, capital: boolean): boolean {
  const last = word.charCodeAt(word.length - 1);
  if (last < 0x400) return false;
  const stem = patronymicStem(word);
  if (stem === undefined || NOT_PATRONYMIC.test(word)) return false;
  return capital || isFatherStem(stem) || isFatherStem(stem.replace(/[ьи]$/, ''));
}
