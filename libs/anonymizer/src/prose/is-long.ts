import type { TextDocument } from '../text/document.js';

/** So many words are a paragraph: what its writer says of himself in one sentence tells nothing of the names in another. */
const LONG = 40;

/** Whether a message is so long; numbers are no words. */
export const isLong = ({ tokens, numbers }: TextDocument): boolean => tokens.length - numbers.length >= LONG;
