import type { Mark } from '../context/mark.js';
import type { Token } from '../text/tokenize.js';
import type { WordPlace } from './word-places.js';

/** Takes marks one by one, to sum up what they weigh or to keep them. */
export interface MarksTold {
  push(mark: Mark): unknown;
}

/** The same of each mention in turn. */
export interface MarksOfMentions extends MarksTold {
  /** A word beside the mention. */
  pushWord(token: Token, place: WordPlace): void;
  /** All of a mention are told. */
  close(): void;
}
