import type { Mark } from '../context/mark.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { addMarksOfMentions } from './marks.js';
import { markWeights, numberOf, type MarkWeights } from './mark-weights.js';
import type { MarksOfMentions } from './marks-told.js';
import { isFound, type Mention } from './mention.js';
import { addMarksOfMessage } from './message.js';
import { weightsOfWords } from './weights-of-words.js';
import type { WordPlace } from './word-places.js';

/** Hundredths of log-odds. */
const UNIT = 0.01;

/** Adds up what marks weigh: of each mention that is closed, in log-odds. */
class Sums implements MarksOfMentions {
  readonly closed: number[] = [];
  private readonly words = weightsOfWords();
  #sum = 0;

  /** @param ofMessage what is told of all of them */
  constructor(
    private readonly weights: MarkWeights,
    private readonly ofMessage = 0,
  ) {}

  get sum(): number {
    return this.#sum;
  }

  push(mark: Mark): void {
    this.#sum += this.weights[numberOf(mark)]!;
  }

  pushWord(token: Token, place: WordPlace): void {
    this.#sum += this.words.beside(token, place);
  }

  close(): void {
    this.closed.push(UNIT * (this.ofMessage + this.#sum));
    this.#sum = 0;
  }
}

/** Whatever speaks for a name or against it, it is worth no more to the others. */
const MOST_OF_ONE = 4;

/** What the sum of a name is worth to the others of its message. */
export const worthToOthers = ({ mean }: NameSum): number =>
  Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, mean));

/** A name of a message: what all its places tell together, and how much speaks for its being somebody, in log-odds. */
export interface NameSum {
  readonly name: string;
  /** Its first place. */
  readonly mention: Mention;
  places: number;
  /** Over its places. */
  mean: number;
  most: number;
  /** Whether a rule found somebody at one of them, and what it is held for at most; below 0 where no rule was asked. */
  isFound: boolean;
  score: number;
}

/**
 * How much speaks for each name of a message being somebody around its writer, in the order of their first places. Half a name is none:
 * what is taken at one place and left at another is known from there, so it is the same wherever the name stands.
 */
export function judgeNames(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): readonly NameSum[] {
  const weights = markWeights();
  const heard = fewOfEach(mentions);
  const ofMessage = new Sums(weights);
  addMarksOfMessage(ofMessage, document, heard);
  const sums = new Sums(weights, ofMessage.sum);
  addMarksOfMentions(sums, document, candidates, heard);
  return sumNames(heard, sums.closed);
}

/** So many places of a name tell what it is. A text of nothing but one name is read no longer for more of them. */
const ENOUGH = 30;

function fewOfEach(mentions: readonly Mention[]): readonly Mention[] {
  if (mentions.length <= ENOUGH) return mentions;
  const counts = new Map<string, number>();
  return mentions.filter(({ name }) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count < ENOUGH;
  });
}

const NO_RULE = -1;

/** @param sums of each mention */
export function sumNames(mentions: readonly Mention[], sums: readonly number[]): readonly NameSum[] {
  const names = new Map<string, NameSum>();
  mentions.forEach((mention, index) => {
    const sum = sums[index]!;
    const score = mention.best?.score ?? NO_RULE;
    const known = names.get(mention.name);
    if (known === undefined) {
      const { name } = mention;
      names.set(name, { name, mention, places: 1, mean: sum, most: sum, isFound: isFound(mention), score });
      return;
    }
    known.places++;
    known.mean += (sum - known.mean) / known.places;
    known.most = Math.max(known.most, sum);
    known.isFound ||= isFound(mention);
    known.score = Math.max(known.score, score);
  });
  return [...names.values()];
}
