import { QUESTIONS, type Shape } from '../../context/candidate.js';
import { PLACES, readClues, type Vocabulary } from '../../context/clues.js';
import { askable } from '../../context/second-opinion.js';
import { marksOf, marksOfText } from '../../context/marks.js';
import { marksOfOpening } from '../../context/wording.js';
import { askRecognizers } from '../../find-candidates.js';
import { readDocument } from '../../text/document.js';
import type { PersonalDataType } from '../../types.js';
import type { Sample } from '../corpus.js';

/** Something in a message that has the shape of a value, with what speaks for or against it. */
export interface ShapedExample {
  readonly shape: Shape;
  readonly sample: Sample;
  readonly start: number;
  readonly end: number;
  /** Numbers of places and names together: see `Names`. */
  readonly clues: readonly number[];
  /** What it is. */
  readonly types: ReadonlySet<PersonalDataType>;
}

/** A vocabulary that grows. */
export class Names implements Vocabulary {
  readonly #ids = new Map<string, number>([['', 0]]);
  readonly names: string[] = [''];

  idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#ids.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Behind the places of clues: the one of marks. */
export const MARK = PLACES.length;
/** So many clues a name may be: one in each place, and a mark. */
export const CLUES_OF_NAME = PLACES.length + 1;
/** One number for a name in a place. */
export const clueOf = (place: number, id: number): number => id * CLUES_OF_NAME + place;

/** Every value and every other thing of the shape of one. */
export function readExamples(samples: readonly Sample[], names: Names): ShapedExample[] {
  return samples.flatMap((sample) => {
    const document = readDocument(sample.text);
    const ofText = marksOfText(document);
    const ofOpening = [...ofText, ...marksOfOpening(document)];
    const byRules = askRecognizers(document).flatMap((candidate) => askable(document, candidate) ?? []);
    return byRules.map((shaped): ShapedExample => {
      const clues = [...readClues(document, shaped)].map(([place, name]) => clueOf(place, names.idOf(name)));
      const ofWhole = shaped.shape === 'person' ? ofOpening : ofText;
      for (const { name } of [...ofWhole, ...marksOf(document, shaped)])
        clues.push(clueOf(MARK, names.idOf(name)));
      const start = document.folded.originalStart(shaped.start);
      const end = document.folded.originalEnd(shaped.end);
      const values = sample.planted.filter((value) => value.start < end && value.end > start);
      const types = new Set(values.map(({ type }) => type));
      return { shape: shaped.shape, sample, start, end, clues, types };
    });
  });
}

/** The examples that a question is asked of. */
export function ofShape(examples: readonly ShapedExample[], question: number): ShapedExample[] {
  return examples.filter(({ shape }) => shape === QUESTIONS[question]!.shape);
}
