import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Shape, Shaped } from './candidate.js';
import { classAt } from './class-shapes.js';
import { dateAt } from './date-shapes.js';
import { houseAt } from './house-shapes.js';
import { codeOf, isLumpAt, lumpAt, nickOf } from './lumps.js';
import { isCapital, nameRunAt } from './name-runs.js';
import { namedClassAt } from './named-classes.js';
import { plainNickAt } from './nick-words.js';
import { markRivals } from './rival-classes.js';
import { schoolAt } from './school-shapes.js';
import { smallNameAt } from './small-names.js';
import { smallTownAt } from './small-towns.js';
import { yearAt } from './year-shapes.js';

/** Most messages fit: a map of their own costs more than all that is written into it. */
const USUAL_LENGTH = 8192;
const usualMap = new Uint8Array(USUAL_LENGTH);

const emptyMap = (length: number): Uint8Array =>
  length <= USUAL_LENGTH ? usualMap.fill(0, 0, length) : new Uint8Array(length);

/** What is decided at a position; the more, the surer. */
const PERSON = 1;
const CLASS = 2;
const DECIDED = 3;
/** What a shape may lie over all the same: a street, a nickname or a class is often called after somebody. */
const OVER: Readonly<Partial<Record<Shape, number>>> = {
  house: CLASS,
  nick: PERSON,
  class: PERSON,
  small: PERSON,
};

const levelOf = ({ type }: Candidate): number =>
  type === 'PERSON' ? PERSON : type === 'CLASS' ? CLASS : DECIDED;

/** Everything in a text that has the shape of a value and is not decided yet. The shapes may overlap. */
export function findShapes(document: TextDocument, decided: readonly Candidate[] = []): Shaped[] {
  const { tokens } = document;
  const found: Shaped[] = [];
  const covered = emptyMap(document.text.length);
  for (const candidate of decided) covered.fill(levelOf(candidate), candidate.start, candidate.end);
  const add = (shaped: Shaped | undefined): void => {
    if (shaped === undefined || shaped.end <= shaped.start) return;
    const most = OVER[shaped.shape] ?? 0;
    for (let i = shaped.start; i < shaped.end; i++) if (covered[i]! > most) return;
    found.push(shaped);
  };
  let behindRun = 0;
  let behindLump = 0;
  let behindDate = 0;
  let behindSmall = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (i >= behindRun && isCapital(token)) {
      const run = nameRunAt(document, i);
      add(run);
      behindRun = run.last + 1;
    }
    const level = covered[token.start]!;
    // What is decided is not looked at again.
    if (level === DECIDED) continue;
    if (i >= behindLump && isLumpAt(document, i)) {
      const lump = lumpAt(document, i);
      behindLump = lump.last + 1;
      add(codeOf(document, lump));
      add(nickOf(document, lump));
    } else if (i >= behindLump) add(plainNickAt(tokens, i));
    if (level === 0 && i >= behindDate) {
      const date = dateAt(document, i);
      add(date);
      if (date !== undefined) behindDate = date.last + 1;
    }
    if (level < CLASS && i >= behindSmall) {
      const small = smallNameAt(document, i);
      if (small !== undefined) {
        // Of a name that is decided on nothing is left.
        if (covered[small.start] === 0 || covered[small.end - 1] === 0) add(small);
        behindSmall = small.last + 1;
      }
    }
    if (level < CLASS) {
      const found =
        classAt(document, i) ?? (token.script === 'latin' ? namedClassAt(document, i) : undefined);
      // "set 2, Year 9": the rest of a class that is decided.
      if (found !== undefined) add(found);
      else if (covered[token.start - 3] !== CLASS) add(yearAt(document, i));
    }
    if (token.kind === 'number') add(houseAt(document, i));
    else if (level === 0) {
      add(schoolAt(document, i));
      add(smallTownAt(document, i));
    }
  }
  markRivals(document, found, decided);
  return found;
}
