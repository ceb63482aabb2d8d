import type { TextDocument } from '../text/document.js';
import { chainOf, type NameChain } from './name-chain.js';
import { SURNAME, SURNAME_FORM, UNKNOWN } from './roles.js';
import type { Token } from '../text/tokenize.js';
import type { Word } from './word.js';
import { WordTest } from '../text/word-test.js';

/** Titles that belong to the name behind them. */
const HONORIFIC = new WordTest(
  'mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|мистер|миссис|мисс|мсье|мадам|проф|профессор',
);

/** Whether the word is a title that belongs to the name behind it. */
export function isHonorific(word: Word): boolean {
  return HONORIFIC.accepts(word);
}

const OFFICE = new WordTest(
  'principal|nurse|officer|pastor|rabbi|counselor|headmaster|uncle|aunt|auntie|grandma|grandpa',
);

/** Whether the word, with a capital, is an office or a relation that belongs to the name behind it: "Uncle Bob". */
export function isOffice(token: Token): boolean {
  return token.casing === 'title' && OFFICE.accepts(token.word);
}

/** "Сан Саныч", "Марь Иванна": what speech leaves of a given name before a patronymic. */
export function isContracted({ lower }: Token): boolean {
  return /^(?:сан|пал|марь|мар|ван|мих|михал|алексан|лексан|никола|кирил|дим|анн|татьян|натал|алексей|сергей|андрей)$/.test(
    lower,
  );
}

/** "ms rivera", "dr. walsh": small letters behind a title. */
export function readSmallTitled(document: TextDocument, i: number): NameChain | undefined {
  const title = document.tokens[i]!;
  const surname = document.tokens[i + 1];
  if (
    title.script !== 'latin' ||
    title.end - title.start > 5 ||
    surname?.kind !== 'word' ||
    // "MRS PATTERSON SAYS": capitals tell nothing where all letters are.
    (surname.casing === 'title'
      ? title.casing !== 'title'
      : surname.casing !== (title.casing === 'upper' ? 'upper' : 'lower'))
  )
    return undefined;
  if (
    !HONORIFIC.accepts(title.word) ||
    !/^\.? $/.test(document.text.slice(title.end, surname.start)) ||
    surname.word.isStop
  )
    return undefined;
  const roles = surname.word.surnameRoles;
  // "Ms. Ling", "mr finch": an ordinary word is a name there, but not behind "miss", "coach" or in "ms word".
  const isName =
    /^(?:mr|mrs|ms|mx)$/.test(title.lower) &&
    !/^(?:word|excel|paint|teams|office|dos|edge)$/.test(surname.lower);
  if (!isName && (roles & (SURNAME | SURNAME_FORM | UNKNOWN)) === 0) return undefined;
  return chainOf(i, i + 1, surname.end, { surname, isTitled: true, roles });
}
