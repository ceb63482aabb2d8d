import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { marksOfNick } from './nick-words.js';
import { shapedOf, type Shaped } from './candidate.js';

const MOST_PARTS = 24;
const MOST_JOINS = 6;
const FEWEST_DIGITS = 5;

/** Letters and digits without a space between them. */
interface Lump {
  readonly first: number;
  readonly last: number;
  readonly letters: number;
  readonly digits: number;
  readonly hasUnderscore: boolean;
  readonly hasSlash: boolean;
  readonly isTied: boolean;
}

/** Whether a lump of several parts, or a number, begins with the token. */
export function isLumpAt({ tokens, text }: TextDocument, index: number): boolean {
  const token = tokens[index]!;
  if (token.kind === 'number') return true;
  const next = tokens[index + 1];
  const gap = next === undefined ? Infinity : next.start - token.end;
  return gap === 0 || (gap === 1 && isTie(text.charCodeAt(token.end)));
}

/** The lump that begins with the token: "FSM-204418", "mossy_toad". */
export function lumpAt({ tokens, text }: TextDocument, index: number): Lump {
  let last = index;
  let letters = 0;
  let digits = 0;
  let hasUnderscore = false;
  let hasSlash = false;
  let isTied = false;
  for (;;) {
    const token = tokens[last]!;
    if (token.kind === 'number') digits += token.end - token.start;
    else letters += token.end - token.start;
    const next = tokens[last + 1];
    if (next === undefined || last - index >= MOST_PARTS) break;
    const gap = next.start - token.end;
    if (gap > 1 || (gap === 1 && !isTie(text.charCodeAt(token.end)))) break;
    if (gap === 1) isTied = true;
    if (gap === 1 && text.charCodeAt(token.end) === 0x5f) hasUnderscore = true;
    if (gap === 1 && text.charCodeAt(token.end) === 0x2f) hasSlash = true;
    last++;
  }
  return { first: index, last, letters, digits, hasUnderscore, hasSlash, isTied };
}

/** ".", "_", "-", "/" */
const isTie = (code: number): boolean => code === 0x2e || code === 0x5f || code === 0x2d || code === 0x2f;

/** "RX 7704182", "4471 902 338 KT": a number, with letters or without, and what hangs on it behind a space. */
export function codeOf(document: TextDocument, lump: Lump): Shaped | undefined {
  const { tokens } = document;
  let { first, last, digits } = lump;
  if (digits === 0) return undefined;
  const before = tokens[first - 1];
  if (tokens[first]!.kind === 'number' && isSpaced(document, first - 1) && isInitials(before)) first--;
  for (let joins = 0; joins < MOST_JOINS && isSpaced(document, last); joins++) {
    const next = tokens[last + 1]!;
    const isGroup = next.kind === 'number' && next.end - next.start > 1;
    if (!isGroup && !(isInitials(next) && next.end - next.start <= 3)) break;
    const behind = lumpAt(document, last + 1);
    if (behind.letters > 4) break;
    digits += behind.digits;
    last = behind.last;
  }
  if (lump.letters === 0 && isRound(tokens[last]!)) return undefined;
  const isCode = digits >= FEWEST_DIGITS || (digits === FEWEST_DIGITS - 1 && lump.letters > 0);
  return isCode ? shapedOf('code', tokens[first]!, tokens[last]!) : undefined;
}

/** "mossy_toad", "skater99", "toby.bmx" */
export function nickOf({ tokens }: TextDocument, lump: Lump): Shaped | undefined {
  const { first, last, letters, digits, hasUnderscore, hasSlash, isTied } = lump;
  const head = tokens[first]!;
  const isMixed = letters > 1 && digits > 0 && (head.kind === 'word' || letters > 2);
  const isDotted = digits === 0 && isTied && head.script === 'latin' && head.casing === 'lower';
  // "@angular/core", "main/a_b.py": a path
  return letters > 1 && !hasSlash && (hasUnderscore || isMixed || isDotted)
    ? shapedOf('nick', head, tokens[last]!, { rule: marksOfNick(tokens, first, last) })
    : undefined;
}

/** "1000000", "10 000" */
const isRound = ({ lower }: Token): boolean => lower.endsWith('0000') || lower === '000';

const isInitials = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.casing === 'upper' && token.end - token.start <= 5;

/** Whether one space stands between a token and the next. */
function isSpaced({ tokens, text }: TextDocument, index: number): boolean {
  const token = tokens[index];
  return (
    token !== undefined && tokens[index + 1]?.start === token.end + 1 && text.charCodeAt(token.end) === 0x20
  );
}
