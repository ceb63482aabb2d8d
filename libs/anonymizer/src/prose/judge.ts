import type { Mark } from '../context/mark.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import type { Token } from '../text/tokenize.js';
import { ASPECTS, placeOf, type Aspect } from './aspects.js';
import { addMarksOfMentions } from './marks.js';
import { markWeights, numberOf, type MarkWeights } from './mark-weights.js';
import type { MarksOfMentions } from './marks-told.js';
import { isFound, type Mention } from './mention.js';
import { addMarksOfMessage } from './message.js';
import { weightsOfWords } from './weights-of-words.js';
import type { WordPlace } from './word-places.js';

/** Hundredths of log-odds. */
const UNIT = 0.01;

/** What each aspect of a mention weighs, in log-odds. */
export type AspectSums = readonly number[];

/** Adds up what marks weigh, each aspect by itself: of each mention that is closed. */
class Sums implements MarksOfMentions {
  readonly closed: AspectSums[] = [];
  private readonly words = weightsOfWords();
  #sums: number[];
  #aspect = 0;

  /** @param ofMessage what is told of all of them */
  constructor(
    private readonly weights: MarkWeights,
    private readonly ofMessage: AspectSums = ASPECTS.map(() => 0),
  ) {
    this.#sums = [...ofMessage];
  }

  turnTo(aspect: Aspect): void {
    this.#aspect = placeOf[aspect];
  }

  push(mark: Mark): void {
    this.#sums[this.#aspect]! += UNIT * this.weights[numberOf(mark)]!;
  }

  pushWord(token: Token, place: WordPlace): void {
    this.#sums[placeOf[place]]! += UNIT * this.words.beside(token, place);
  }

  close(): void {
    this.closed.push(this.#sums);
    this.#sums = [...this.ofMessage];
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
  /** The same of each aspect by itself. */
  readonly aspects: number[];
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
  ofMessage.close();
  const sums = new Sums(weights, ofMessage.closed[0]);
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

/** @param aspects of each mention */
export function sumNames(mentions: readonly Mention[], aspects: readonly AspectSums[]): readonly NameSum[] {
  const names = new Map<string, NameSum>();
  mentions.forEach((mention, index) => {
    const its = aspects[index]!;
    let sum = 0;
    for (let i = 0; i < its.length; i++) sum += its[i]!;
    const score = mention.best?.score ?? NO_RULE;
    const known = names.get(mention.name);
    if (known === undefined) {
      names.set(mention.name, {
        name: mention.name,
        mention,
        places: 1,
        mean: sum,
        most: sum,
        aspects: [...its],
        isFound: isFound(mention),
        score,
      });
      return;
    }
    known.places++;
    known.mean += (sum - known.mean) / known.places;
    known.most = Math.max(known.most, sum);
    for (let i = 0; i < its.length; i++) known.aspects[i]! += (its[i]! - known.aspects[i]!) / known.places;
    known.isFound ||= isFound(mention);
    known.score = Math.max(known.score, score);
  });
  return [...names.values()];
}
