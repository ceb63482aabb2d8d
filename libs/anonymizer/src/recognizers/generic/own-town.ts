import type { TextDocument } from '../../text/document.js';
import { subjectOf } from '../context.js';

/** "Homer was born in Ionia": others than the writer and those around. */
export function isOfLesson(document: TextDocument): boolean {
  const { personal, relations, lesson, figures } = subjectOf(document);
  if (personal > 0 || relations > 0) return false;
  const first = document.tokens[0];
  return lesson > 0 || figures.length > 0 || (first?.casing === 'title' && first.word.isFigure);
}
