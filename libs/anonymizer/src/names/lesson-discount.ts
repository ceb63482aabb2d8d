import type { Subject } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import { isFollowedByDeed } from './deeds.js';
import { isFull, type NameChain } from './name-chain.js';

/**
 * Everyday forms are rarely those of figures, and a surname in front is that of a list of pupils; other full names nearly
 * always are figures, in a question of history. A single word of lessons is no such question.
 */
export function lessonDiscount(document: TextDocument, chain: NameChain, subject: Subject): number {
  const { given, surname } = chain;
  const isShort = given?.word.given?.isShort === true;
  const isListed = surname !== undefined && surname.index === chain.first && chain.last > chain.first;
  if (isShort) return 0.2;
  if (isListed && chain.initials.length === 0) return 0.1;
  if (isListed && subject.lesson === 1) return 0.15;
  const isTold = isFollowedByDeed(document, chain) && !asks(document);
  if (subject.lesson === 1 && isTold && isUnsung(chain, subject)) return 0.15;
  if (subject.lesson === 1 && subject.figures.length === 0 && isFull(chain)) return 0.25;
  return chain.isTitled && (subject.lesson === 1 || subject.figures.length === 0) ? 0.2 : 0.4;
}

/** A given name alone that no figure of lessons is known by. */
function isUnsung({ given, surname }: NameChain, subject: Subject): boolean {
  return surname === undefined && given?.word.isFigureGivenName === false && subject.figures.length === 0;
}
