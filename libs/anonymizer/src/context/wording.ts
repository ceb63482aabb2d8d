import type { TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { clueAt } from './clues.js';
import { markOf, type Mark } from './mark.js';

/** Shapes whose own words are known from elsewhere: "Juliet" is told of in books, "calculus" is a subject. */
const BY_OWN_WORDS: ReadonlySet<Shape> = new Set([
  'name',
  'person',
  'small',
  'class',
  'nick',
  'house',
  'year',
]);
const BY_PAIRS: ReadonlySet<Shape> = new Set(['name', 'person', 'class', 'year']);
/** What is asked of these depends on how the text opens: "How did …", "Can you tell …". */
export const BY_OPENING: ReadonlySet<Shape> = new Set(['name', 'person', 'year']);

const LONGEST = 6;

/**
 * The first and the last word of the value itself, and the words beside it two by two. No mark is kept for the next text: they
 * hold what people wrote.
 */
export function addMarksOfWording(
  marks: Mark[],
  { tokens }: TextDocument,
  { shape, first, last }: Shaped,
): void {
  if (BY_OWN_WORDS.has(shape)) {
    marks.push(markOf(`word ${tokens[first]!.lower.slice(0, LONGEST)}`));
    if (last > first) marks.push(markOf(`word ${tokens[last]!.lower.slice(0, LONGEST)}`));
  }
  if (!BY_PAIRS.has(shape)) return;
  const before = clueAt(tokens, first - 1);
  const behind = clueAt(tokens, last + 1);
  marks.push(
    markOf(`before ${clueAt(tokens, first - 2)} ${before}`),
    markOf(`behind ${behind} ${clueAt(tokens, last + 2)}`),
    markOf(`beside ${before} ${behind}`),
  );
}

/** How the text begins, by one word and by two, and how it ends. */
export function marksOfOpening({ tokens }: TextDocument): Mark[] {
  const one = clueAt(tokens, 0);
  return [
    markOf(`opens ${one}`),
    markOf(`opens ${one} ${clueAt(tokens, 1)}`),
    markOf(`closes ${clueAt(tokens, tokens.length - 2)} ${clueAt(tokens, tokens.length - 1)}`),
  ];
}
