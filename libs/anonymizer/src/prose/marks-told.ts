import type { Mark } from '../context/mark.js';

/** Takes marks one by one, to sum up what they weigh or to keep them. */
export interface MarksTold {
  push(mark: Mark): unknown;
}

/** The same of each mention in turn. */
export interface MarksOfMentions extends MarksTold {
  /** All of a mention are told. */
  close(): void;
}
