import type { Candidate, Recognizer } from '../../recognizer.js';
import { readDocument, type TextDocument } from '../../text/document.js';
import { isDigitCode, type Token } from '../../text/tokenize.js';
import { WordTest } from '../../text/word-test.js';
import { numberRecognizer } from '../numbers.js';
import { card } from './card.js';
import { phone } from './phone.js';

const LONGEST = 26;
const FEWEST_DIGITS = 7;
/** Text in front that may hold a word for a telephone. */
const REACH = 48;

/** Letters that stand for a digit they look like. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  o: '0',
  о: '0',
  з: '3',
  l: '1',
  i: '1',
  '|': '1',
  б: '6',
  s: '5',
};
const DISGUISES = new WordTest('[oоliзбs]+');

const plainNumbers = numberRecognizer('numbers', [card, phone]);

/** Telephone numbers, and cards, with letters for digits: "8 9О3 123 45 67", "2O6-555-O199". */
export const disguisedPhone: Recognizer = {
  name: 'disguised-phone',
  find(document) {
    const found: Candidate[] = [];
    let behind = 0;
    for (const number of document.numbers) {
      if (number.start < behind || !isTiedToDisguise(document, number)) continue;
      const start = edge(document.lower, number.start, -1, behind);
      const end = edge(document.lower, number.end, 1, document.lower.length);
      behind = end;
      if (end - start > LONGEST) continue;
      const candidate = readDigits(document, start, end);
      if (candidate !== undefined) found.push(candidate);
    }
    return found;
  },
};

function isTiedToDisguise({ tokens }: TextDocument, number: Token): boolean {
  const next = tokens[number.index + 1];
  const before = tokens[number.index - 1];
  return (
    (next?.start === number.end && next.end - next.start <= 3 && DISGUISES.accepts(next.word)) ||
    (before?.end === number.start && before.end - before.start <= 3 && DISGUISES.accepts(before.word))
  );
}

const INSIDE = '0123456789oоliзбs ()+.|-';

/** Where digits, the letters that look like them, and what stands between groups of digits end. */
function edge(lower: string, from: number, step: 1 | -1, limit: number): number {
  let at = from;
  while (at !== limit && INSIDE.includes(lower[step === 1 ? at : at - 1] ?? 'x')) at += step;
  return at;
}

function readDigits({ text, lower }: TextDocument, start: number, end: number): Candidate | undefined {
  let plain = '';
  let digits = 0;
  for (let i = start; i < end; i++) {
    const digit = LOOKS_LIKE[lower[i]!];
    // "8 о 9": a letter alone is a word.
    const isInside = digit !== undefined && (isPart(lower, i - 1) || isPart(lower, i + 1));
    plain += isInside ? digit : text[i]!;
    if (isInside || isDigitCode(text.charCodeAt(i))) digits++;
  }
  if (digits < FEWEST_DIGITS) return undefined;
  const before = text.slice(Math.max(0, start - REACH), start);
  const shift = start - before.length;
  const [best] = plainNumbers
    .find(readDocument(before + plain), [])
    .filter((candidate) => candidate.end > before.length)
    .sort((a, b) => b.score - a.score || b.end - b.start - (a.end - a.start));
  return best === undefined
    ? undefined
    : {
        ...best,
        start: best.start + shift,
        end: best.end + shift,
        recognizer: 'disguised-phone',
        reason: `${best.reason}, with letters for digits`,
      };
}

const isPart = (lower: string, at: number): boolean => /[\doоliзбs|]/.test(lower[at] ?? ' ');
