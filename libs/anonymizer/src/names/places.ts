import { EN_PLACES } from '../data/en-places.js';
import { RU_PLACES } from '../data/ru-places.js';
import { declinePlace } from './decline-surname.js';

const places = new Set(EN_PLACES.split(' '));
for (const place of RU_PLACES.split(' ')) for (const form of declinePlace(place)) places.add(form);
const firstWords = new Set<string>();
for (const place of places) {
  const hyphen = place.indexOf('-');
  if (hyphen > 0) firstWords.add(place.slice(0, hyphen));
}

/** Whether the lower-case word is a town, in any case form; several words are tied by hyphens. */
export function isPlace(word: string): boolean {
  return places.has(word);
}

/** Whether a town of several words may begin with the word. */
export function mayBeginPlace(word: string): boolean {
  return firstWords.has(word);
}
