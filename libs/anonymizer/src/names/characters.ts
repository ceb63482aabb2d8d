import type { TextDocument } from '../text/document.js';
import { isHonorific } from './honorifics.js';

/** Whether the words from `first` to `last` name nobody but those of books and myths: "poseidon hades". */
export function areCharacters({ tokens }: TextDocument, first: number, last: number): boolean {
  const before = tokens[first - 1];
  // "Mrs Tansley"
  if (before !== undefined && isHonorific(before.word)) return false;
  return tokens.slice(first, last + 1).every(
    ({ word, casing, script }) =>
      word.isLegendaryName &&
      word.given === undefined &&
      !word.isListedSurname &&
      // "да блин дзюба не тот который футболист"
      (casing !== 'lower' || script === 'latin'),
  );
}
