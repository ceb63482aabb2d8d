import type { PersonalDataType } from '../types.js';
import type { Mark } from './mark.js';

/** What rules find and all around may speak against: a person, a class. */
export type Shape = 'person' | 'grade';

/** Something that a rule takes for one; positions are those of the folded text. */
export interface Shaped {
  readonly shape: Shape;
  readonly start: number;
  readonly end: number;
  /** Indexes of its first and last token. */
  readonly first: number;
  readonly last: number;
  /** What the rule says that found it. */
  readonly rule: readonly Mark[];
}

/** What is asked about each, in the order of the columns in the table of weights. */
export const QUESTIONS = [
  { shape: 'person', type: 'PERSON' },
  { shape: 'grade', type: 'CLASS' },
] as const satisfies readonly { shape: Shape; type: PersonalDataType }[];
