import { EN_PLACES } from '../data/en-places.js';
import { RU_PLACES } from '../data/ru-places.js';
import { caseStem } from './case-stem.js';

/** Those in Cyrillic by the stems of their case forms. */
const places = new Set(`${EN_PLACES} ${RU_PLACES}`.split(' '));
const firstWords = new Set<string>();
for (const place of places) {
  const hyphen = place.indexOf('-');
  if (hyphen > 0) firstWords.add(place.slice(0, hyphen));
}

const stemOfName = (word: string): string =>
  word.charCodeAt(0) < 0x400
    ? word
    : word.includes('-')
      ? word.split('-').map(caseStem).join('-')
      : caseStem(word);

/** Whether the lower-case word is a town, in any case form; several words are tied by hyphens. */
export function isPlace(word: string): boolean {
  return places.has(stemOfName(word));
}

/** Whether a town of several words may begin with the word. */
export function mayBeginPlace(word: string): boolean {
  return firstWords.has(stemOfName(word));
}
