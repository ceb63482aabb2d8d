import type { TextDocument } from '../text/document.js';
import type { NamedWords } from './may-name.js';
import { isOfStory } from './stories.js';

/** Whether lessons and books know somebody of that name, so that it takes more to see somebody around in it. */
export function isKnownToLessons(document: TextDocument, { first, last }: NamedWords): boolean {
  const { word } = first;
  if (first === last && word.isFigure && word.given === undefined && !word.isCommonSurname) return true;
  if (first === last && word.isLegendaryName) return true;
  return isOfStory(document, first.index, last.index);
}
