import { givenName } from './given-names.js';
import { isFigure } from './figures.js';
import { isListedSurname } from './lexicon.js';

/** "Катин", "Олиной", "Димином": of short names and of others that end in -а or -я. */
const POSSESSIVE = /^([а-я]{1,12}[бвгджзйклмнпрстфхцчшщ])ин(?:[аоыуе]|о[йм]|ого|ому|ым|ыми|ых)?$/;

/**
 * Whose something may be by a Russian adjective made of a given name: "катин" is Катя's. Empty for what is more than that, as
 * the surname "Мишин", "Ленина" and the given name "Галина" are.
 *
 * @param word in lower case, "ё" as "е"
 */
export function possessorsOf(word: string): string[] {
  const stem = POSSESSIVE.exec(word)?.[1];
  if (stem === undefined || givenName(word) !== undefined || isListedSurname(word) || isFigure(word))
    return [];
  return [`${stem}а`, `${stem}я`].filter((name) => givenName(name)?.isRare === false);
}
