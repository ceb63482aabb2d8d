import { subjectOf } from '../recognizers/context.js';
import { asks, type TextDocument } from '../text/document.js';
import type { NameChain } from './name-chain.js';

const CALLED = /\b(?:called|named) $/;

/** "Is Lyra's daemon called Pan": in a lesson or a question in which nobody speaks of themselves. */
export function isCalledInLesson(document: TextDocument, { first }: NameChain): boolean {
  const { start } = document.tokens[first]!;
  if (!CALLED.test(document.lower.slice(Math.max(0, start - 8), start))) return false;
  const { isOwn, lesson, figures } = subjectOf(document);
  return !isOwn && (lesson > 0 || figures.length > 0 || asks(document));
}
