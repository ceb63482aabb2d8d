import { caseStem } from './case-stem.js';
import { withoutAccents } from './plain-latin.js';

/** Under what a full name is known, whatever its case form: stems of Russian words, and Latin ones without accents. */
export const fullNameKey = (given: string, surname: string): string => `${keyOf(given)} ${keyOf(surname)}`;

const keyOf = (word: string): string =>
  word.charCodeAt(0) < 0x400 ? (withoutAccents(word) ?? word).replaceAll("'", '') : caseStem(word);
