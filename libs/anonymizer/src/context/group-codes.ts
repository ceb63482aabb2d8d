import type { TextDocument } from '../text/document.js';
import { isDigitCode, type Token } from '../text/tokenize.js';
import { shapedAs, type Shaped } from './candidate.js';
import { Marks } from './mark.js';

const LONGEST_LETTERS = 5;
/** "ИС-21", "МЕД-12", "СВ-19к", "ИСП-23-1", "M-14" */
const LETTERS_FIRST = /\p{Lu}{1,5}-?\d{1,3}(?:-\d{1,2})?[а-яa-z]?(?![\p{L}\d-])/uy;
/** "22-ПД-4", "1ТД-22", "10-Humanities-2" */
const NUMBER_FIRST = /\d{1,2}-?\p{Lu}(?:\p{Lu}{1,4}|\p{Ll}{3,11})-\d{1,2}(?![\p{L}\d-])/uy;
/** What a group in Latin letters stands behind: most other codes of that form are of things. */
const GROUP = new Set('group batch cohort section class form'.split(' '));

const FORM = new Marks('group of ');

/** The code of a group at a college. */
export function groupAt({ tokens, text }: TextDocument, token: Token): Shaped | undefined {
  const { start, end, index, kind, casing, script } = token;
  const next = tokens[index + 1];
  if (next === undefined || next.start - end > 1) return undefined;
  const before = tokens[index - 1];
  if (before !== undefined && (before.end === start || text.charCodeAt(start - 1) === 0x2d)) return undefined;
  if (kind === 'number') {
    if (end - start > 2 || next.casing === 'lower') return undefined;
  } else {
    if (casing === 'lower' || end - start > LONGEST_LETTERS || !isDigitCode(text.charCodeAt(next.start)))
      return undefined;
    if (script === 'latin' && !GROUP.has(before?.lower ?? '')) return undefined;
  }
  const pattern = kind === 'number' ? NUMBER_FIRST : LETTERS_FIRST;
  pattern.lastIndex = start;
  if (!pattern.test(text)) return undefined;
  const behind = pattern.lastIndex;
  let last = index;
  while (tokens[last + 1] !== undefined && tokens[last + 1]!.start < behind) last++;
  return shapedAs('class', index, last, start, behind, { rule: [FORM.of(kind)] });
}
