import { numberNames } from '../context/name-index.js';
import { PAIR_NAMES, PAIR_WEIGHTS } from '../data/prose-words.js';
import { int16At } from './int16-at.js';

/** Of a pair that weighs nothing. */
const NO_ROW = 0;

/** What two words in a row weigh in a message, in hundredths of log-odds. The weights are read where they lie, as those of words. */
class WeightsOfPairs {
  /** The row of two clues in a row: see context/clues.ts. */
  readonly rowOf = numberNames(PAIR_NAMES).idOfPair;

  inMessage(row: number): number {
    return row === NO_ROW ? 0 : int16At(PAIR_WEIGHTS, row - 1);
  }
}

let read: WeightsOfPairs | undefined;

/** They are counted with the first message that is judged, as others do without. */
export const weightsOfPairs = (): WeightsOfPairs => (read ??= new WeightsOfPairs());
