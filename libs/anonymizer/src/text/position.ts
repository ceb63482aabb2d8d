import type { TextDocument } from './document.js';
import type { Token } from './tokenize.js';

const codeTable = (characters: string): Uint8Array => {
  const table = new Uint8Array(0x2100);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
};

const OPENERS = codeTable('.!?…\n«"“:•*');

/** Whether a sentence, a line or a quotation begins with the token, so that its capital letter says nothing. */
export function startsSentence({ text, tokens }: TextDocument, token: Token): boolean {
  const before = tokens[token.index - 1];
  if (before === undefined) return true;
  for (let i = before.end; i < token.start; i++) if (OPENERS[text.charCodeAt(i)] === 1) return true;
  return false;
}

/** Whether nothing but one space, or the underscore of a file name, stands between a token and the next. */
export function isNextWord({ text }: TextDocument, token: Token, next: Token | undefined): next is Token {
  return (
    next !== undefined &&
    next.start === token.end + 1 &&
    (text.charCodeAt(token.end) === 0x20 || text.charCodeAt(token.end) === 0x5f)
  );
}

/** Whether a small word is tied by hyphens to two with capitals: "on" of "Carrick-on-Suir". */
export function isBetweenHyphens(
  { text, tokens }: TextDocument,
  { index, start, end, casing }: Token,
): boolean {
  return (
    casing === 'lower' &&
    text.charCodeAt(start - 1) === 0x2d &&
    text.charCodeAt(end) === 0x2d &&
    tokens[index - 1]?.casing === 'title' &&
    tokens[index + 1]?.casing === 'title'
  );
}

/** Whether a small word stands behind a capital and a hyphen: "op" of "Co-op". */
export const isTiedToCapital = ({ tokens, text }: TextDocument, { index, start, casing }: Token): boolean =>
  casing === 'lower' &&
  text.charCodeAt(start - 1) === 0x2d &&
  tokens[index - 1]?.end === start - 1 &&
  tokens[index - 1]!.casing === 'title';

const ENDERS = codeTable('.!?;\n');

/** The words before a token inside its sentence, nearest first. A lone dot may be that of "Mr." or "г." */
export function wordsBefore({ text, tokens }: TextDocument, index: number, most: number): Token[] {
  const words: Token[] = [];
  for (let i = index; i > 0 && words.length < most; i--) {
    const before = tokens[i - 1]!;
    const start = tokens[i]!.start;
    let ends = 0;
    for (let j = before.end; j < start; j++) if (ENDERS[text.charCodeAt(j)] === 1) ends++;
    const isAbbreviation =
      ends === 1 && text.charCodeAt(before.end) === 0x2e && before.end - before.start <= 4;
    if (ends > 0 && !isAbbreviation) break;
    words.push(before);
  }
  return words;
}

/** How many of ascending positions stand before one. */
export function countBefore(positions: readonly number[], position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
