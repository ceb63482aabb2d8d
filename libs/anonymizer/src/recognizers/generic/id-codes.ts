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
/** Letters, digits and the hyphens between them. */
const TIED = /^[\p{L}\d]+(?:[-_][\p{L}\d]+)*/u;
/** Words of sentences that are short enough for the letters of a code. */
const NO_LETTERS = new Set(
  'no not n nr num number is it its of the and for my was are или это мой моя мое вот для как что номер нет не но на'.split(
    ' ',
  ),
);
const DATE = /^(?:\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})|(?:\p{L}+ )?(?:19|20)\d\d|\d{1,3}(?: 000)+)$/u;
const COUNTED =
  /^ ?(?:%|°|руб|тыс|млн|млрд|доллар|евро|км(?![а-я])|кг(?![а-я])|лет(?![а-я])|год|человек|жител|граждан|ученик|студент|раз(?![а-я])|тонн|штук|страниц|слов|dollar|euro|pounds|people|miles|met(?:er|re)s|years|times|pages|points|students|pupils|words|steps|bytes|votes|jobs|cars|percent|calories|kcal|процент|документ|выпуск)/;
/** "1200 of the pupils", but not "licence 93847261 of the driver" */
const SHARE = /^ of (?:the|a)(?![a-z])/;
const LONGEST_SHARE = 5;
/** "U2023114/FK" */
const BRANCH = /^\/[A-Z]{1,4}(?![A-Za-z\d])/;

/** The number or code that begins with the token, if one does: four digits at least, and neither a year nor a date. */
export function readCode({ tokens, text, lower }: TextDocument, index: number): Code | undefined {
  if (!holdsNumber(tokens, index)) return undefined;
  const { start } = tokens[index]!;
  const end = Math.max(codeEnd(tokens, index, text) ?? 0, tiedEnd(text, tokens[index]!) ?? 0);
  const behind = lower.slice(end, end + 12);
  const isCode =
    end > 0 &&
    !DATE.test(text.slice(start, end)) &&
    !COUNTED.test(behind) &&
    !(end - start <= LONGEST_SHARE && SHARE.test(behind));
  return isCode ? { start, end: end + (BRANCH.exec(text.slice(end, end + 6))?.[0].length ?? 0) } : undefined;
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
  const code = readCode(document, first);
  return code?.end === tokens[index]!.end ? code : undefined;
}

/** Whether the code is long enough, or mixed enough, to be one wherever a document is spoken of. */
export function isDistinctive({ text }: TextDocument, { start, end }: Code): boolean {
  const code = text.slice(start, end);
  const digits = code.replace(/\D/g, '').length;
  const isMixed = /\p{L}/u.test(code) || /\d-\d/.test(code);
  return digits >= (isMixed ? 4 : 6);
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

/** "7f3c9a12-55d0-…": letters and digits without a space, of which a third are digits. */
function tiedEnd(text: string, { start, end }: Token): number | undefined {
  const next = text.charCodeAt(end);
  if (next !== 0x2d && next !== 0x5f && !isWordCode(next)) return undefined;
  const code = TIED.exec(text.slice(start, start + LONGEST_CODE))?.[0] ?? '';
  const digits = code.replace(/\D/g, '').length;
  return digits >= 4 && digits * 3 >= code.length && code.length < LONGEST_CODE
    ? start + code.length
    : undefined;
}

const GAP = /^(?:[-_./ ]?|[ -]*[№#]? ?)$/;

/** Groups of digits and short letter groups; at least four digits in all. */
function codeEnd(tokens: readonly Token[], first: number, text: string): number | undefined {
  let digits = 0;
  let end: number | undefined;
  for (let i = first; i < tokens.length && i < first + 8; i++) {
    const token = tokens[i]!;
    const gap = i === first ? '' : text.slice(tokens[i - 1]!.end, token.start);
    if (gap.length > 3 || (gap !== '' && gap !== ' ' && !GAP.test(gap))) break;
    if (token.kind === 'number') {
      digits += token.lower.length;
      if (digits > 20) break;
      end = token.end;
    } else if (!isCodeLetters(token, gap, i === first, isTied(tokens, i, text))) {
      // "серия 4510 номер 123456" is one value.
      const inner =
        end !== undefined && /^(?:номер|number|no|n)$/.test(token.lower) && tokens[i + 1]?.kind === 'number';
      if (!inner) break;
    } else if (gap === '' || gap === '-' || gap === '_' || (gap === ' ' && token.end - token.start === 1)) {
      end = token.end;
    }
  }
  return digits >= 4 ? end : undefined;
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
