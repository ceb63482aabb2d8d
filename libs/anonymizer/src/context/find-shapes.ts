import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { classAt } from './class-shapes.js';
import { dateAt } from './date-shapes.js';
import { codeOf, isLumpAt, lumpAt, nickOf } from './lumps.js';
import { isCapital, nameRunAt } from './name-runs.js';
import { plainNickAt } from './nick-words.js';
import { schoolAt } from './school-shapes.js';

/** Most messages fit: a map of their own costs more than all that is written into it. */
const USUAL_LENGTH = 8192;
const usualMap = new Uint8Array(USUAL_LENGTH);

const emptyMap = (length: number): Uint8Array =>
  length <= USUAL_LENGTH ? usualMap.fill(0, 0, length) : new Uint8Array(length);

/** What is decided at a position; the more, the surer. */
const PERSON = 1;
const DECIDED = 2;
/** A nickname and a class may be called after somebody: what was taken for a person there is half of it. */
const HOLDS_NAMES: ReadonlySet<Shape> = new Set(['nick', 'class']);

type Stretch = Pick<Candidate, 'start' | 'end'> & Partial<Pick<Candidate, 'type'>>;

/** Everything in a text that has the shape of a value and is not decided yet. The shapes may overlap. */
export function findShapes(document: TextDocument, decided: readonly Stretch[] = []): Shaped[] {
  const { tokens } = document;
  const found: Shaped[] = [];
  const covered = emptyMap(document.text.length);
  for (const { start, end, type } of decided) covered.fill(type === 'PERSON' ? PERSON : DECIDED, start, end);
  const add = (shaped: Shaped | undefined): void => {
    if (shaped === undefined || shaped.end <= shaped.start) return;
    const least = HOLDS_NAMES.has(shaped.shape) ? DECIDED : PERSON;
    for (let i = shaped.start; i < shaped.end; i++) if (covered[i]! >= least) return;
    found.push(shaped);
  };
  let behindRun = 0;
  let behindLump = 0;
  let behindDate = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (i >= behindRun && isCapital(token)) {
      const run = nameRunAt(document, i);
      add(run);
      behindRun = run.last + 1;
    }
    if (i >= behindLump && isLumpAt(document, i)) {
      const lump = lumpAt(document, i);
      behindLump = lump.last + 1;
      add(codeOf(document, lump));
      add(nickOf(document, lump));
    } else if (i >= behindLump) add(plainNickAt(tokens, i));
    if (i >= behindDate) {
      const date = dateAt(document, i);
      add(date);
      if (date !== undefined) behindDate = date.last + 1;
    }
    add(classAt(document, i));
    if (token.kind === 'word') add(schoolAt(document, i));
  }
  return found;
}
