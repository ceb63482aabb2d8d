import { UNKNOWN, type Mark } from '../context/mark.js';
import { PROSE_WEIGHTS } from '../data/prose-weights.js';
import type { Candidate } from '../recognizer.js';
import type { TextDocument } from '../text/document.js';
import { addMarksOfMentions } from './marks.js';
import type { MarksOfMentions } from './marks-told.js';
import type { Mention } from './mention.js';
import { addMarksOfMessage } from './message.js';

/** What those beside it are worth to a mention: people of one message are mostly of one kind, all of a task or all of one's life. */
const OF_OTHERS = 0.15;
/** Whatever speaks for one of them, it is worth no more to the others. */
const MOST_OF_ONE = 4;

const numbers = new Map<string, number>();
const weights: number[] = [0];
for (const [name, weight] of Object.entries(PROSE_WEIGHTS)) numbers.set(name, weights.push(weight) - 1);

/** Hundredths of log-odds. */
const UNIT = 0.01;

function weightOf(mark: Mark): number {
  if (mark.id === UNKNOWN) mark.id = numbers.get(mark.name) ?? 0;
  return weights[mark.id]!;
}

/** Adds up what the marks of each mention weigh. */
class Sums implements MarksOfMentions {
  /** Of the mentions that are closed. */
  readonly closed: number[] = [];
  #sum = 0;

  /** @param ofMessage what is told of all of them */
  constructor(private readonly ofMessage = 0) {}

  get sum(): number {
    return this.#sum;
  }

  push(mark: Mark): void {
    this.#sum += weightOf(mark);
  }

  close(): void {
    this.closed.push(UNIT * (this.ofMessage + this.#sum));
    this.#sum = 0;
  }
}

/**
 * How much speaks for each mention of a message being somebody around its writer: log-odds, drawn towards what the others are, and
 * the same wherever the same name stands.
 */
export function judgeMentions(
  document: TextDocument,
  candidates: readonly Candidate[],
  mentions: readonly Mention[],
): number[] {
  const ofMessage = new Sums();
  addMarksOfMessage(ofMessage, document, mentions);
  const sums = new Sums(ofMessage.sum);
  addMarksOfMentions(sums, document, candidates, mentions);
  return byName(mentions, withOthers(sums.closed));
}

function withOthers(sums: readonly number[]): number[] {
  if (sums.length < 2) return [...sums];
  const bounded = sums.map((sum) => Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, sum)));
  const total = bounded.reduce((all, sum) => all + sum, 0);
  const share = OF_OTHERS / Math.sqrt(sums.length - 1);
  return sums.map((sum, index) => sum + share * (total - bounded[index]!));
}

/** Half a name is none: what is taken at one place and left at another is known from there. */
function byName(mentions: readonly Mention[], sums: readonly number[]): number[] {
  const groups = new Map<string, { sum: number; count: number }>();
  mentions.forEach(({ name }, index) => {
    const group = groups.get(name) ?? { sum: 0, count: 0 };
    groups.set(name, group);
    group.sum += sums[index]!;
    group.count++;
  });
  return mentions.map(({ name }) => {
    const { sum, count } = groups.get(name)!;
    return sum / count;
  });
}
