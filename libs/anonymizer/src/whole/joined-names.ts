import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

const CLOSING = '"”\'’)';

/** "imogen 'the imp' ashworth": whether two names are parts of one, the first of which ends with what somebody is called. */
export const isOneName = ({ text }: TextDocument, a: Candidate, b: Candidate): boolean =>
  a.type === 'PERSON' &&
  b.type === 'PERSON' &&
  b.start === a.end + 1 &&
  text[a.end] === ' ' &&
  CLOSING.includes(text[a.end - 1]!);
