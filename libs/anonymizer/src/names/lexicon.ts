import { EN_AMBIGUOUS } from '../data/en-ambiguous.js';
import { EN_SURNAMES } from '../data/en-surnames.js';
import { EN_WORDS } from '../data/en-words.js';
import { RU_AMBIGUOUS } from '../data/ru-ambiguous.js';
import { RU_SURNAME_WORDS } from '../data/ru-surname-words.js';
import { RU_COMMON_SURNAMES } from '../data/ru-common-surnames.js';
import { RU_SURNAMES } from '../data/ru-surnames.js';
import { RU_WORDS } from '../data/ru-words.js';
import { BloomFilter } from './bloom-filter.js';
import { caseStem } from './case-stem.js';
import { respelled } from './plain-latin.js';
import { stemOf } from './stem.js';
import { WordList } from './word-list.js';

const russianAmbiguous = new WordList(RU_AMBIGUOUS);
const latinAmbiguous = new WordList(EN_AMBIGUOUS);
const furtherAmbiguous = new Set(
  'christian jewish german paris дана даны дане дану ника ники нике нику никой'.split(' '),
);
const surnameWords = new WordList(RU_SURNAME_WORDS);
/** By the stems of their case forms. */
const russianSurnames = new WordList(RU_SURNAMES);
const commonSurnames = new WordList(RU_COMMON_SURNAMES);
const latinSurnames = new WordList(EN_SURNAMES);
const russianWords = new BloomFilter(RU_WORDS);
const englishWords = new BloomFilter(EN_WORDS);

// Dictionary words that a school chat means as names when it writes them small.
const NAMES_AFTER_ALL = new Set(
  `jack harry peter jimmy bobby tom tommy tony kim matt nick eric billy betty larry jerry terry becky sally molly danny
  kelly john johnny ben sam max lily oliver emma lucy chris mike dan dave steve maria josh tilly phoebe milly alistair katy`.split(
    /\s+/,
  ),
);

const isCyrillic = (word: string): boolean => word.charCodeAt(0) >= 0x400;

const isAmbiguous = (word: string): boolean =>
  (isCyrillic(word) ? russianAmbiguous : latinAmbiguous).has(word) || furtherAmbiguous.has(word);

/** Whether a name is an ordinary word as well, so that it needs a capital letter or other evidence. */
export function isAmbiguousName(word: string): boolean {
  return isAmbiguous(word) && !NAMES_AFTER_ALL.has(word);
}

/** Whether the word is most likely a form of a dictionary word. */
export function isOrdinaryWord(word: string): boolean {
  return (isCyrillic(word) ? russianWords : englishWords).has(stemOf(word));
}

/** Whether the word is a form of a frequent surname. */
export function isListedSurname(word: string): boolean {
  if (!isCyrillic(word)) return latinSurnames.has(word) || latinSurnames.has(respelled(word) ?? '');
  return russianSurnames.has(caseStem(word));
}

/** Whether the surname is so frequent that it says nothing of a figure who bore it. */
export function isCommonSurname(word: string): boolean {
  return commonSurnames.has(caseStem(word));
}

/** Whether a surname is an ordinary word as well: "волков", "stone". */
export function isSurnameWord(word: string): boolean {
  return surnameWords.has(word) || isAmbiguous(word);
}
