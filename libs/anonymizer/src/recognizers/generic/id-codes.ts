import type { TextDocument } from '../../text/document.js';
import { isDigitCode, isWordCode, type Token } from '../../text/tokenize.js';

/** Where a number or code of a document stands. */
export interface Code {
  readonly start: number;
  readonly end: number;
}

const LONGEST_CODE = 44;
/** Groups of letters and of digits in an identifier of 32 hexadecimal digits. */
const MOST_PARTS = 36;
/** Words of sentences that are short enough for the letters of a code. */
const NO_LETTERS = new Set(
  'no not n nr num number is it its of the and for my was are или это мой моя мое вот для как что номер нет не но на'.split(
    ' ',
  ),
);
const DATE = /^(?:\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})|(?:[A-Za-zÀ-ԯ]+ )?(?:19|20)\d\d|\d{1,3}(?: 000)+)$/;
const COUNTED =
  /^ ?(?:%|°|руб|тыс|млн|млрд|доллар|евро|км(?![а-я])|кг(?![а-я])|лет(?![а-я])|год|человек|жител|граждан|ученик|студент|раз(?![а-я])|тонн|штук|страниц|слов|dollar|euro|pounds|people|miles|met(?:er|re)s|years|times|pages|points|students|pupils|words|steps|bytes|votes|jobs|cars|percent|calories|kcal|процент|документ|выпуск)/;
/** "1200 of the pupils", but not "licence 93847261 of the driver" */
const SHARE = /^ of (?:the|a)(?![a-z])/;
const LONGEST_SHARE = 5;
/** "U2023114/FK", "1482/Г" */
const BRANCH = /^\/[A-ZА-ЯЁ]{1,4}(?![A-Za-zÀ-ԯ\d])/;

/** The number or code that begins with the token, if one does: four digits at least, and neither a year nor a date. */
export function readCode({ tokens, text, lower }: TextDocument, index: number): Code | undefined {
  if (!holdsNumber(tokens, index)) return undefined;
  const { start } = tokens[index]!;
  const end = Math.max(codeEnd(tokens, index, text), tiedEnd(text, tokens[index]!));
  if (end === 0 || DATE.test(text.slice(start, end))) return undefined;
  const next = text.charCodeAt(end);
  if (next === 0x2f) return { start, end: end + (BRANCH.exec(text.slice(end, end + 6))?.[0].length ?? 0) };
  if (next === 0x20 || next === 0x25 || next === 0xb0 || isWordCode(next)) {
    const behind = lower.slice(end, end + 12);
    if (COUNTED.test(behind) || (end - start <= LONGEST_SHARE && SHARE.test(behind))) return undefined;
  }
  return { start, end };
}

/** A code has a digit among its first parts. */
function holdsNumber(tokens: readonly Token[], index: number): boolean {
  for (let i = index; i < tokens.length && i < index + 4; i++) if (tokens[i]!.kind === 'number') return true;
  return false;
}

/** The number or code that ends with the token. */
export function readCodeBackward(document: TextDocument, index: number): Code | undefined {
  const { tokens, text } = document;
  let first = index;
  while (first > 0 && index - first < MOST_PARTS) {
    const gap = text.slice(tokens[first - 1]!.end, tokens[first]!.start);
    const isNumbers = tokens[first - 1]!.kind === 'number' && tokens[first]!.kind === 'number';
    if (!/^[-_/]?$/.test(gap) && !(gap === ' ' && isNumbers)) break;
    first--;
  }
  // A word alone holds no digit.
  if (first === index && tokens[index]!.kind === 'word') return undefined;
  const code = readCode(document, first);
  return code?.end === tokens[index]!.end ? code : undefined;
}

/** Whether the code is long enough, or mixed enough, to be one wherever a document is spoken of. */
export function isDistinctive({ text }: TextDocument, { start, end }: Code): boolean {
  const digits = digitsIn(text, start, end);
  if (digits >= 6) return true;
  const code = text.slice(start, end);
  const isMixed = /[A-Za-zÀ-ԯ]/.test(code) || /\d-\d/.test(code);
  return isMixed && digits >= 4;
}

/** How many digits stand between two positions. */
export function digitsIn(text: string, start: number, end: number): number {
  let digits = 0;
  for (let i = start; i < end; i++) if (isDigitCode(text.charCodeAt(i))) digits++;
  return digits;
}

/** Whether both are made of as many letters and digits. */
export function areAlike(text: string, a: Code, b: Code): boolean {
  let i = a.start;
  let j = b.start;
  for (;;) {
    while (i < a.end && !isWordCode(text.charCodeAt(i))) i++;
    while (j < b.end && !isWordCode(text.charCodeAt(j))) j++;
    if (i === a.end || j === b.end) return i === a.end && j === b.end;
    if (isDigitCode(text.charCodeAt(i++)) !== isDigitCode(text.charCodeAt(j++))) return false;
  }
}

/** Where "7f3c9a12-55d0-…" ends, letters and digits without a space, of which a third are digits; 0 if it is none. */
function tiedEnd(text: string, token: Token): number {
  const { start } = token;
  let { end } = token;
  while (end - start < LONGEST_CODE && isTiedCode(text, end)) end++;
  if (end === token.end || end - start === LONGEST_CODE) return 0;
  const digits = digitsIn(text, start, end);
  return digits >= 4 && digits * 3 >= end - start ? end : 0;
}

/** A letter, a digit, or a hyphen before one. */
function isTiedCode(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isWordCode(code) || ((code === 0x2d || code === 0x5f) && isWordCode(text.charCodeAt(at + 1)));
}

const GAP = /^(?:[-_./]?|[ -]*[№#]? ?)$/;

/** Whether nothing stands between two parts of a code but a space or a sign. */
function isJoined(text: string, end: number, start: number): boolean {
  if (start === end || (start === end + 1 && text.charCodeAt(end) === 0x20)) return true;
  return start - end <= 3 && GAP.test(text.slice(end, start));
}

const MOST_GROUPS = 8;
/** Also of such as are written one by one: "2 0 8 8 1 4". */
const MOST_DIGITS = 20;

/** Where groups of digits and short letter groups end that have four digits at least in all; 0 if they have not. */
function codeEnd(tokens: readonly Token[], first: number, text: string): number {
  let digits = 0;
  let end = 0;
  for (let i = first; i < tokens.length; i++) {
    const areSingle = digits === i - first;
    if (i >= first + (areSingle ? MOST_DIGITS : MOST_GROUPS)) break;
    const token = tokens[i]!;
    if (i > first && !isJoined(text, tokens[i - 1]!.end, token.start)) break;
    if (token.kind === 'number') {
      digits += token.lower.length;
      if (digits > MOST_DIGITS) break;
      end = token.end;
      continue;
    }
    const gap = i === first ? '' : text.slice(tokens[i - 1]!.end, token.start);
    if (!isCodeLetters(token, gap, i === first, isTied(tokens, i, text))) {
      // "серия 4510 номер 123456" is one value.
      const inner =
        end > 0 && tokens[i + 1]?.kind === 'number' && /^(?:номер|number|no|n)$/.test(token.lower);
      if (!inner) break;
    } else if (gap === '' || gap === '-' || gap === '_' || (gap === ' ' && token.end - token.start === 1)) {
      end = token.end;
    }
  }
  return digits >= 4 ? end : 0;
}

/** Letters right before digits, as in "S1234567" and "ST-2024". */
function isTied(tokens: readonly Token[], i: number, text: string): boolean {
  const next = tokens[i + 1];
  if (next?.kind !== 'number') return false;
  const gap = text.slice(tokens[i]!.end, next.start);
  return gap === '' || gap === '-' || gap === '_';
}

function isCodeLetters(token: Token, gap: string, isFirst: boolean, isTiedToDigits: boolean): boolean {
  const length = token.end - token.start;
  if (isFirst && isTiedToDigits) return length <= 5;
  if (isFirst)
    return (
      length <= 5 &&
      !NO_LETTERS.has(token.lower) &&
      (token.casing === 'upper' || (token.script === 'latin' && token.word.isOrdinary === false))
    );
  return (
    length <= 4 && (gap !== ' ' || token.casing === 'upper' || (length === 1 && token.casing !== 'lower'))
  );
}
