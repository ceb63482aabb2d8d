import { CYRILLIC_BASE, Endings } from './endings.js';

const CASE_ENDINGS = new Endings(
  'ами ями ыми ими ого его ому ему ой ей ою ею ая яя ую юю ый ий ые ие ых их ым им ом ем ам ям ах ях а я у ю е и ы ь й о',
  CYRILLIC_BASE,
);

/**
 * A Russian word without its longest case ending, as long as three letters remain. A table keyed by the stems of all
 * forms of its words answers for every form with a few keys a word, where the forms themselves would fill megabytes.
 *
 * @example
 * caseStem('вишневскую'); // 'вишневск'
 */
export function caseStem(word: string): string {
  if (word !== lastWord) {
    lastWord = word;
    lastStem = CASE_ENDINGS.strip(word, 3);
  }
  return lastStem;
}

// Several tables are asked about one word in a row.
let lastWord = '';
let lastStem = '';
