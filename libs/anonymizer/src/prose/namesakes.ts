import { Counts, markOf } from '../context/mark.js';
import type { MarksTold } from './marks-told.js';
import type { Mention } from './mention.js';
import { stepOf } from './message.js';
import { TwoLargest } from './two-largest.js';

/** Steps of how likely a word is part of a value. */
export const LIKELIHOODS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];
const SCORES = [0, 0.3, 0.5, 0.7, 0.9];
const SAME = new Counts('same', 4);
const SAME_SCORE = new Counts('same score', SCORES.length);
const SAME_LIKELY = new Counts('same likely', LIKELIHOODS.length);
const FIRST = markOf('first');

interface Group {
  count: number;
  readonly first: number;
  readonly scores: TwoLargest;
  readonly likely: TwoLargest;
}

const NO_RULE = -1;
const scoreOf = ({ best }: Mention): number => best?.score ?? NO_RULE;

/** Mentions of one message that have the same name: what is told at one of them is told of all. */
export class Namesakes {
  readonly #groups = new Map<string, Group>();

  constructor(private readonly mentions: readonly Mention[]) {
    mentions.forEach((mention, index) => {
      let group = this.#groups.get(mention.name);
      if (group === undefined) {
        group = { count: 0, first: index, scores: new TwoLargest(NO_RULE), likely: new TwoLargest(0) };
        this.#groups.set(mention.name, group);
      }
      group.count++;
      group.scores.add(scoreOf(mention));
      group.likely.add(mention.most);
    });
  }

  addMarks(marks: MarksTold, index: number): void {
    const mention = this.mentions[index]!;
    const { count, first, scores, likely } = this.#groups.get(mention.name)!;
    marks.turnTo('other mentions of its name');
    marks.push(SAME.of(count));
    marks.push(SAME_SCORE.of(stepOf(scores.beside(scoreOf(mention)), SCORES)));
    marks.push(SAME_LIKELY.of(stepOf(likely.beside(mention.most), LIKELIHOODS)));
    if (first === index) marks.push(FIRST);
  }
}
