import { FIGURES_IN_FULL } from '../data/figures-in-full.js';
import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { BloomFilter } from './bloom-filter.js';
import { isFigureInFull } from './figures.js';
import { fullNameKey, HASHES_OF_FULL_NAMES } from './full-name-key.js';

const known = BloomFilter.fromBase64(FIGURES_IN_FULL, HASHES_OF_FULL_NAMES);

/**
 * Whether somebody of lessons, of the news, of sport or of a book is known by the two words, in small letters and any case form. Of
 * the less known all names are kept as bits alone, which take a tenth of the room, and some one in two hundred others seems to be
 * among them: so they count where something is asked or taught, and nobody at school is spoken of.
 */
export function isKnownByBoth(document: TextDocument, given: string, surname: string): boolean {
  if (isFigureInFull(given, surname)) return true;
  if (given.length === 1 || !known.has(fullNameKey(given, surname))) return false;
  const { lesson, schoolLife, relations } = subjectOf(document);
  return (lesson > 0 || asks(document)) && schoolLife === 0 && relations === 0;
}
