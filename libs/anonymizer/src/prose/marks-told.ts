import { clueOf } from '../context/clues.js';
import { markOf, type Mark } from '../context/mark.js';
import type { Token } from '../text/tokenize.js';
import { WORD_PLACES } from './word-places.js';

/** Takes marks one by one, to sum up what they weigh or to keep them. */
export interface MarksTold {
  push(mark: Mark): unknown;
}

/** The same of each mention in turn. */
export interface MarksOfMentions extends MarksTold {
  /** A word beside the mention, at a place of those in word-places.ts. */
  pushWord(token: Token, place: number): void;
  /** All of a mention are told. */
  close(): void;
}

/** A word beside a mention as a mark. None is kept for the next text: they hold what people wrote. */
export const markOfWord = (token: Token, place: number): Mark => markOf(WORD_PLACES[place]! + clueOf(token));
