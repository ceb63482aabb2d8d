import type { TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';
import { SURNAME, SURNAME_FORM, surnameRoles, UNKNOWN } from './roles.js';
import { isStopWord } from './stop-words.js';

/** Titles that belong to the name behind them. */
const HONORIFIC = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|coach|sir|madam|mister|г-н|г-жа)$/;

/** Whether the word, in lower case, is a title that belongs to the name behind it. */
export function isHonorific(word: string): boolean {
  return HONORIFIC.test(word);
}

/** "ms rivera", "dr. walsh": small letters behind a title. */
export function readSmallTitled(document: TextDocument, i: number): NameChain | undefined {
  const title = document.tokens[i]!;
  const surname = document.tokens[i + 1];
  if (
    title.script !== 'latin' ||
    title.end - title.start > 5 ||
    surname?.kind !== 'word' ||
    surname.casing !== 'lower'
  )
    return undefined;
  if (
    !HONORIFIC.test(title.lower) ||
    !/^\.? $/.test(document.text.slice(title.end, surname.start)) ||
    isStopWord(surname.lower)
  )
    return undefined;
  const roles = surnameRoles(surname.lower);
  if ((roles & (SURNAME | SURNAME_FORM | UNKNOWN)) === 0) return undefined;
  return {
    first: i,
    last: i + 1,
    end: surname.end,
    surname,
    initials: [],
    isWeak: false,
    isTitled: true,
    roles,
  };
}
