/** Case forms and stems of Russian names, for the script that builds the gazetteers. */
export { declineGivenName, hasSurnameEnding, patronymicStem, surnameLemmas, type Gender } from './decline.js';
export { BloomFilter } from './bloom-filter.js';
export { stemOf } from './stem.js';
