import type { Mark } from '../context/mark.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { addMarksOfMentions } from './marks.js';
import { numberOf, type MarkWeights } from './mark-weights.js';
import type { MarksOfMentions } from './marks-told.js';
import type { Mention } from './mention.js';
import { addMarksOfMessage } from './message.js';

/** What those beside it are worth to a name: people of one message are mostly of one kind, all of a task or all of one's life. */
const OF_OTHERS = 0.15;
/** Whatever speaks for one of them, it is worth no more to the others. */
const MOST_OF_ONE = 4;

/** Hundredths of log-odds. */
const UNIT = 0.01;

/** Adds up what the marks of each mention weigh. */
class Sums implements MarksOfMentions {
  /** Of the mentions that are closed. */
  readonly closed: number[] = [];
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

  close(): void {
    this.closed.push(UNIT * (this.ofMessage + this.#sum));
    this.#sum = 0;
  }
}

/**
 * How much speaks for each name of a message being somebody around its writer: log-odds, drawn towards what the others are. Half a
 * name is none: what is taken at one place and left at another is known from there, so it is the same wherever the name stands.
 */
export function judgeNames(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
  weights: MarkWeights,
): ReadonlyMap<string, number> {
  const heard = fewOfEach(mentions);
  const ofMessage = new Sums(weights);
  addMarksOfMessage(ofMessage, document, heard);
  const sums = new Sums(weights, ofMessage.sum);
  addMarksOfMentions(sums, document, candidates, heard);
  return withOthers(byName(heard, sums.closed));
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

function byName(mentions: readonly Mention[], sums: readonly number[]): ReadonlyMap<string, number> {
  const groups = new Map<string, { sum: number; count: number }>();
  mentions.forEach(({ name }, index) => {
    const group = groups.get(name) ?? { sum: 0, count: 0 };
    groups.set(name, group);
    group.sum += sums[index]!;
    group.count++;
  });
  return new Map(Array.from(groups, ([name, { sum, count }]) => [name, sum / count]));
}

/** A name counts once, however often it stands there. */
function withOthers(sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (sums.size < 2) return sums;
  let total = 0;
  for (const sum of sums.values()) total += bounded(sum);
  const share = OF_OTHERS / Math.sqrt(sums.size - 1);
  return new Map(Array.from(sums, ([name, sum]) => [name, sum + share * (total - bounded(sum))]));
}

const bounded = (sum: number): number => Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, sum));
