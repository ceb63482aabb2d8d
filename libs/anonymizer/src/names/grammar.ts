/** Case forms and stems of Russian names, for the script that builds the gazetteers. */
export { BloomFilter } from './bloom-filter.js';
export { caseStem } from './case-stem.js';
export { declineGivenName, hasSurnameEnding, patronymicStem, surnameLemmas, type Gender } from './decline.js';
export { declinePlace, declineSurname } from './decline-surname.js';
export { fullNameKey } from './full-name-key.js';
export { writeLetters } from './letters.js';
export { inBlocks } from './numbered-lines.js';
export { stemOf } from './stem.js';
