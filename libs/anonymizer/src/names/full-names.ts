import { FIGURES_IN_FULL } from '../data/figures-in-full.js';
import { isOfNoLife, subjectOf } from '../recognizers/context.js';
import type { TextDocument } from '../text/document.js';
import { BloomFilter } from './bloom-filter.js';
import { isFigureInFull } from './figures.js';
import { fullNameKey } from './full-name-key.js';

const known = new BloomFilter(FIGURES_IN_FULL);

/**
 * Whether somebody of lessons, of the news, of sport or of a book is known by the two words, in small letters and any case form. Of
 * the less known all names are kept as bits alone, which take a tenth of the room, and some one in a hundred others seems to be
 * among them: so they count in lessons, where nothing is told of the writer or of anybody at school.
 */
export function isKnownByBoth(document: TextDocument, given: string, surname: string): boolean {
  if (isFigureInFull(given, surname)) return true;
  if (given.length === 1 || !known.has(fullNameKey(given, surname))) return false;
  return subjectOf(document).lesson > 0 && isOfNoLife(document);
}
