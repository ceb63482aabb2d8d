import type { TextDocument } from '../text/document.js';
import type { Shaped } from './candidate.js';
import { clueAt } from './clues.js';
import { markOf, type Mark } from './mark.js';

const LONGEST = 6;

/**
 * The first and the last word of a name, which are known from elsewhere ("Juliet" is told of in books), and the words beside it two by
 * two. No mark is kept for the next text: they hold what people wrote.
 */
export function addMarksOfWording(marks: Mark[], { tokens }: TextDocument, { first, last }: Shaped): void {
  marks.push(markOf(`word ${tokens[first]!.lower.slice(0, LONGEST)}`));
  if (last > first) marks.push(markOf(`word ${tokens[last]!.lower.slice(0, LONGEST)}`));
  const before = clueAt(tokens, first - 1);
  const behind = clueAt(tokens, last + 1);
  marks.push(
    markOf(`before ${clueAt(tokens, first - 2)} ${before}`),
    markOf(`behind ${behind} ${clueAt(tokens, last + 2)}`),
    markOf(`beside ${before} ${behind}`),
  );
}

/** How the text begins, by one word and by two, and how it ends: "How did …", "Can you tell …". */
export function marksOfOpening({ tokens }: TextDocument): Mark[] {
  const one = clueAt(tokens, 0);
  return [
    markOf(`opens ${one}`),
    markOf(`opens ${one} ${clueAt(tokens, 1)}`),
    markOf(`closes ${clueAt(tokens, tokens.length - 2)} ${clueAt(tokens, tokens.length - 1)}`),
  ];
}
