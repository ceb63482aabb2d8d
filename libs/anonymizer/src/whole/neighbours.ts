import type { TextDocument } from '../text/document.js';
import { isDigitCode, isWordCode, type Token } from '../text/tokenize.js';

const NEAR = 3;
/** Short words have a dot of their own: "ул. ", "Dr. ". */
const LONGEST_SHORTENED = 5;
const SPACE = 0x20;
const DOT = 0x2e;
const UNDERSCORE = 0x5f;

/** The word or number of the same sentence right before a position; `first` is the index of the token behind it. */
export function tokenBefore({ tokens, text }: TextDocument, first: number, start: number): Token | undefined {
  const before = tokens[first - 1];
  if (before === undefined || start - before.end > NEAR) return undefined;
  if (text.charCodeAt(start - 1) !== SPACE) return before;
  const code = text.charCodeAt(before.end);
  const isDot = code === DOT && before.end - before.start <= LONGEST_SHORTENED;
  return isEnder(code) && !isDot ? undefined : before;
}

/** The word or number of the same sentence right behind a position; `first` is the index of a token before that. */
export function tokenBehind({ tokens, text }: TextDocument, first: number, end: number): Token | undefined {
  if (isEnder(text.charCodeAt(end))) {
    const code = text.charCodeAt(end + 1);
    // "Nr. 3", "Mr St. John"
    const isNumbered = code === SPACE && isDigitCode(text.charCodeAt(end + 2));
    const isSaint = code === SPACE && / St$/.test(text.slice(end - 3, end));
    if (!isWordCode(code) && code !== UNDERSCORE && !isNumbered && !isSaint) return undefined;
  }
  let index = first;
  while (index < tokens.length && tokens[index]!.start < end) index++;
  const next = tokens[index];
  return next === undefined || next.start - end > NEAR ? undefined : next;
}

/** ". ! ? ; : )" and the end of a line. */
const isEnder = (code: number): boolean =>
  code === DOT ||
  code === 0x21 ||
  code === 0x3f ||
  code === 0x3b ||
  code === 0x3a ||
  code === 0x29 ||
  code === 0x0a;
