import type { TextDocument } from './text/document.js';
import type { Locale, PersonalDataType } from './types.js';

/** A value that a recognizer believes to be personal; positions are those of the folded text. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly type: PersonalDataType;
  /** 0 to 1; from 0.5 on the value is removed unless a better candidate covers it. */
  readonly score: number;
  readonly recognizer: string;
  /** Why, for `--explain`. */
  readonly reason: string;
}

/**
 * The candidate that a recognizer makes of what one of its rules has found. Written out by hand: an object made by a
 * spread gets a hidden class of its own, and to make one and to read it takes microseconds.
 */
export function candidateOf(
  { start, end, score, reason }: Omit<Candidate, 'type' | 'recognizer'>,
  type: PersonalDataType,
  recognizer: string,
): Candidate {
  return { start, end, type, score, recognizer, reason };
}

/** Finds one kind of value in one pass over the document, in time linear in its length. */
export interface Recognizer {
  readonly name: string;
  /** Languages it is written for; absent for one that suits all. */
  readonly locale?: Locale;
  /** `found` holds what the recognizers before it found: contact data nearby is evidence of a real person. */
  find(document: TextDocument, found: readonly Candidate[]): Candidate[];
}
