import { EN_PLACES } from '../data/en-places.js';
import { FIRST_WORDS_OF_PLACES } from '../data/first-words-of-places.js';
import { RU_PLACES } from '../data/ru-places.js';
import { caseStem } from './case-stem.js';
import { withoutAccents } from './plain-latin.js';
import { WordList } from './word-list.js';

const latin = new WordList(EN_PLACES);
/** By the stems of their case forms. */
const cyrillic = new WordList(RU_PLACES);
const firstWords = new WordList(FIRST_WORDS_OF_PLACES);

const isLatin = (word: string): boolean => word.charCodeAt(0) < 0x400;

const stemOf = (word: string): string =>
  word.includes('-') ? word.split('-').map(caseStem).join('-') : caseStem(word);

/** Whether the lower-case word is a town, in any case form; several words are tied by hyphens. */
export const isPlace = (word: string): boolean =>
  isLatin(word) ? latin.has(withoutAccents(word) ?? word) : cyrillic.has(stemOf(word));

/** Whether a town of several words may begin with the word. */
export const mayBeginPlace = (word: string): boolean =>
  firstWords.has(isLatin(word) ? (withoutAccents(word) ?? word) : stemOf(word));
