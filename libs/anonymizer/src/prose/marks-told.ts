import type { Mark } from '../context/mark.js';
import type { Token } from '../text/tokenize.js';
import type { Aspect } from './aspects.js';
import type { WordPlace } from './word-places.js';

/** Takes marks one by one, to sum up what they weigh or to keep them. */
export interface MarksTold {
  /** Of what aspect the marks are that follow. */
  turnTo(aspect: Aspect): void;
  push(mark: Mark): void;
}

/** The same of each mention in turn. */
export interface MarksOfMentions extends MarksTold {
  /** A word beside the mention: each place is an aspect of its own. */
  pushWord(token: Token, place: WordPlace): void;
  /** All of a mention are told. */
  close(): void;
}
