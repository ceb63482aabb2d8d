import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';

const CLOSING = '"”\'’)';
/** "MATAELE Tama" */
const IN_CAPITALS = /^\p{Lu}{4,}$/u;
const IN_TITLE_CASE = /^\p{Lu}\p{Ll}+$/u;

/** Whether two names are parts of one: "imogen 'the imp' ashworth", or a surname in capitals in front of a given name. */
export function isOneName({ text }: TextDocument, a: Candidate, b: Candidate): boolean {
  if (a.type !== 'PERSON' || b.type !== 'PERSON') return false;
  if (b.start !== a.end + 1 || text[a.end] !== ' ') return false;
  const isOfRegister =
    IN_CAPITALS.test(text.slice(a.start, a.end)) && IN_TITLE_CASE.test(text.slice(b.start, b.end));
  return isOfRegister || CLOSING.includes(text[a.end - 1]!);
}
