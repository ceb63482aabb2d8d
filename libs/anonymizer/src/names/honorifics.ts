import type { TextDocument } from '../text/document.js';
import { chainOf, type NameChain } from './name-chain.js';
import { isNextWord } from '../text/position.js';
import { goesOn } from './name-words.js';
import { SURNAME, SURNAME_FORM, UNKNOWN } from './roles.js';
import type { Token } from '../text/tokenize.js';
import type { Word } from './word.js';
import { WordTest } from '../text/word-test.js';

/** Titles that belong to the name behind them. */
const HONORIFIC = new WordTest(
  'mr|mrs|ms|miss|missus|mises|missis|doct[ae]r?|mx|dr|prof|mme|mlle|monsieur|madame|se[nñ]ora?|sra|srta|herr|frau|professor|coach|sir|madam|mister|мистер|миссис|мисс|мсье|мадам|проф|профессор',
);

/** Whether the word is a title that belongs to the name behind it. */
export function isHonorific(word: Word): boolean {
  return HONORIFIC.accepts(word);
}

const OF_TEACHERS = new Set(['mr', 'mrs', 'ms', 'miss', 'mx']);

/** "mr pocock": so are teachers called, and people of stories, but nobody of history. */
export const isCalledLikeTeacher = (
  { lower, tokens }: TextDocument,
  { first, surname, end }: NameChain,
): boolean =>
  OF_TEACHERS.has(tokens[first]!.lower) &&
  (surname?.word.casts.length === 0 || DEALS_WITH_US.test(lower.slice(end, end + 32)));

/** "coach Chen makes us run": who does something to the writer is in no sum. */
export const dealsWithUs = ({ lower }: TextDocument, { end }: NameChain): boolean =>
  DEALS_WITH_US.test(lower.slice(end, end + 32));

/** "mrs obrien shouted at us" */
const DEALS_WITH_US = /^ (?:[a-z']{2,12} ){1,2}(?:(?:at|to|with|on) )?(?:me|us|our)(?![a-z])/;

const OFFICE = new WordTest(
  'principal|nurse|officer|pastor|rabbi|reverend|rev|counselor|headmaster|uncle|aunt|auntie|grandma|grandpa|cikgu|ustad|ustaz|fr[aä]ulein|signora?|sensei',
);

/** Whether the word, with a capital, is an office or a relation that belongs to the name behind it: "Uncle Bob". */
export function isOffice(token: Token): boolean {
  return token.casing === 'title' && OFFICE.accepts(token.word);
}

/** "Frau Oberhuber", "Sir Mr Blewitt": a title before a name is no part of one, though some bear it as a surname. */
export const isTitleBeforeName = ({ word, casing, script }: Token, next: Token): boolean =>
  casing === 'title' && script === 'latin' && next.casing === 'title' && isHonorific(word);

/** "miss said", "sir will mark it": so pupils speak of a teacher without a name, but "mr will" has one. */
const isAddressed = (title: Token, { word, casing }: Token): boolean =>
  casing === 'lower' && WITHOUT_NAME.has(title.lower) && SAYS.has(word.text);
const WITHOUT_NAME = new Set(['miss', 'sir']);
const SAYS = new Set(
  'said says told tells asked asks wants gave gives will can has had was is and if when'.split(' '),
);

/** Whether the token is the title of the name that stands behind it. */
export function isTitleOf({ text }: TextDocument, title: Token, name: Token): boolean {
  if ((!isHonorific(title.word) && !isOffice(title)) || isAddressed(title, name)) return false;
  const { start, end } = name;
  const between = text.slice(title.end, start);
  // "ms.trudeau", but no "mr.tolik@ya.ru"
  return between === ' ' || between === '. ' || (between === '.' && !'@._'.includes(text[end] ?? ' '));
}

const RUSSIAN_TITLES = new Set(['мистер', 'миссис', 'мисс']);

/** "ms rivera", "dr. walsh": small letters behind a title. */
export function readSmallTitled(document: TextDocument, i: number): NameChain | undefined {
  const title = document.tokens[i]!;
  const surname = behindLetter(document, document.tokens[i + 1]);
  if (
    title.end - title.start > 8 ||
    !HONORIFIC.accepts(title.word) ||
    (title.script !== 'latin' && !RUSSIAN_TITLES.has(title.lower)) ||
    surname?.kind !== 'word' ||
    // "MRS PATTERSON SAYS": capitals tell nothing where all letters are.
    (surname.casing === 'title'
      ? title.casing !== 'title'
      : surname.casing !== (title.casing === 'upper' ? 'upper' : 'lower'))
  )
    return undefined;
  if (!/^\.? (?:[a-z] )?$/.test(document.text.slice(title.end, surname.start)) || surname.word.isStop)
    return undefined;
  // "Sir Mr Blewitt"
  if (surname.casing === 'title' && HONORIFIC.accepts(surname.word)) return undefined;
  const full = fullName(document, surname);
  if (full !== undefined)
    return chainOf(i, full.index, full.end, { given: surname, surname: full, isTitled: true });
  const roles = surname.word.surnameRoles;
  // "Ms. Ling", "mr finch": an ordinary word is a name there, but not behind "miss", "coach" or in "ms word".
  const isName =
    /^(?:mr|mrs|ms|mx)$/.test(title.lower) &&
    !/^(?:word|excel|paint|teams|office|dos|edge)$/.test(surname.lower);
  if (!isName && (roles & (SURNAME | SURNAME_FORM | UNKNOWN)) === 0) return undefined;
  return chainOf(i, surname.index, surname.end, { surname, isTitled: true, roles });
}

/** "mr d souza": what stands behind a letter, where that is no word of every day. */
function behindLetter({ tokens }: TextDocument, letter: Token | undefined): Token | undefined {
  if (letter === undefined || letter.end - letter.start > 1 || letter.casing !== 'lower') return letter;
  const next = tokens[letter.index + 1];
  if (next?.casing !== 'lower' || next.start !== letter.end + 1 || next.word.isOrdinary) return letter;
  return next.end - next.start > 2 ? next : letter;
}

/** "Mrs. Catherine Bloom", "Dr. L. Vasquez": two capitals behind a title. */
function isTitledName({ text }: TextDocument, given: Token, surname: Token): boolean {
  if (surname.word.isStop) return false;
  const gap = text.slice(given.end, surname.start);
  return given.end - given.start === 1
    ? gap === '. ' || gap === ' '
    : gap === ' ' && given.word.given !== undefined;
}

/** "mrs swetlana young", "MRS HELEN CARTWRIGHT": the surname behind a given name. */
function fullName(document: TextDocument, given: Token): Token | undefined {
  const surname = document.tokens[given.index + 1];
  if (given.casing !== 'lower' && surname?.casing === 'title' && isTitledName(document, given, surname))
    return surname;
  if (given.casing === 'title' || !isNextWord(document, given, surname)) return undefined;
  if (surname.kind !== 'word' || surname.casing !== given.casing || surname.word.isStop) return undefined;
  const isGiven = given.word.given !== undefined;
  const isListed = given.word.isListedSurname;
  if (isListed && !isGiven) return undefined;
  if (!isGiven && (given.word.surnameRoles & UNKNOWN) === 0) return undefined;
  const isSurname =
    (isGiven && ((surname.word.surnameRoles & UNKNOWN) !== 0 || surname.word.isFigure)) ||
    (isGiven && !isListed && surname.casing === 'lower' && !/(?:s|ed|ing)$/.test(surname.lower)) ||
    (surname.word.surnameRoles & (SURNAME | SURNAME_FORM)) !== 0;
  return isSurname && !goesOn(surname.word) ? surname : undefined;
}
