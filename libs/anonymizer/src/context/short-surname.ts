import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

const LETTER = /[a-zß-ſа-ԯ] [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ]\.?$/;
const LETTER_BEHIND = /^ [A-ZÀ-ÞĀ-ŽЀ-ЯҐ-Ԯ](?=,)/;
/** A name and its letter end so. */
const REACH = 5;

/** "Chloe B", "Тася М.": a letter for the surname tells two pupils apart; riddles and tales have given names alone. */
export const hasShortSurname = ({ text }: TextDocument, { start, end }: Candidate): boolean =>
  LETTER.test(text.slice(Math.max(start, end - REACH), end)) || LETTER_BEHIND.test(text.slice(end, end + 3));
