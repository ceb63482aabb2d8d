import type { TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { clueAt } from './clues.js';
import { Marks, type Mark } from './mark.js';

/** Shapes whose own words are known from elsewhere: "Juliet" is told of in books, "calculus" is a subject. */
const BY_OWN_WORDS: ReadonlySet<Shape> = new Set(['name', 'person', 'small', 'class', 'nick', 'house']);
const BY_PAIRS: ReadonlySet<Shape> = new Set(['name', 'person', 'class']);
/** What is asked of these depends on how the text opens: "How did …", "Can you tell …". */
export const BY_OPENING: ReadonlySet<Shape> = new Set(['name', 'person']);

const LONGEST = 6;
const WORD = new Marks('word ');
const BEFORE = new Marks('before ');
const BEHIND = new Marks('behind ');
const BESIDE = new Marks('beside ');
const OPENS = new Marks('opens ');
const CLOSES = new Marks('closes ');

/** The first and the last word of the value itself, and the words beside it two by two. */
export function addMarksOfWording(
  marks: Mark[],
  { tokens }: TextDocument,
  { shape, first, last }: Shaped,
): void {
  if (BY_OWN_WORDS.has(shape)) {
    marks.push(WORD.of(tokens[first]!.lower.slice(0, LONGEST)));
    if (last > first) marks.push(WORD.of(tokens[last]!.lower.slice(0, LONGEST)));
  }
  if (!BY_PAIRS.has(shape)) return;
  const before = clueAt(tokens, first - 1);
  const behind = clueAt(tokens, last + 1);
  marks.push(
    BEFORE.of(`${clueAt(tokens, first - 2)} ${before}`),
    BEHIND.of(`${behind} ${clueAt(tokens, last + 2)}`),
    BESIDE.of(`${before} ${behind}`),
  );
}

/** How the text begins, by one word and by two, and how it ends. */
export function marksOfOpening({ tokens }: TextDocument): Mark[] {
  const one = clueAt(tokens, 0);
  return [
    OPENS.of(one),
    OPENS.of(`${one} ${clueAt(tokens, 1)}`),
    CLOSES.of(`${clueAt(tokens, tokens.length - 2)} ${clueAt(tokens, tokens.length - 1)}`),
  ];
}
