import type { TextDocument } from '../../../text/document.js';
import { occurs } from '../../../text/occurs.js';
import { isProduct } from '../handle-shape.js';
import { isChannelOfOthers, isPublicChannel } from '../public-channels.js';

/** "к_рабль": a letter that a task leaves out. */
const LEFT_OUT = /^[а-я]{1,4}_[а-я]{2,}$/;
const LETTERS_LEFT_OUT = /встав|букв|пропу/;

/** "find ρV and λx" */
const VARIABLE = /^(?=.*[\u0370-\u03ff]).{1,3}$/u;

/** "macOS", "канал на ютубе SciNews": what everybody knows. */
export function isNoHandle(document: TextDocument, start: number, end: number): boolean {
  const { text, lower } = document;
  const value = text.slice(start, end);
  return (
    VARIABLE.test(value) ||
    isPublicChannel(lower.slice(start, end)) ||
    isChannelOfOthers(lower, start) ||
    isProduct(value) ||
    (LEFT_OUT.test(value) && occurs(document, LETTERS_LEFT_OUT))
  );
}
