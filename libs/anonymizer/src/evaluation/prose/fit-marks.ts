import { fitWeights } from '../context/regression.js';

/** Told from others by what it is, not by what it holds. */
export interface MessageOfExample {
  readonly hasValues: boolean;
}

/** Something that is somebody or nobody, and what is seen of it. */
export interface MarkedExample {
  /** The message, so that what one alone has can be told. */
  readonly message: MessageOfExample;
  /** Some of them twice, as two rules may say the same. */
  readonly marks: readonly string[];
  readonly isOne: boolean;
}

/** How weights are fitted. */
export interface MarkFit {
  /** A mark of fewer messages says nothing. */
  readonly fewest: number;
  /** How much a message without a value counts; one with a value counts once. */
  readonly ofNegative: number;
  /** Marks that are not weighed, whatever they say of these messages. */
  readonly unheard?: RegExp;
  /** How much weights are drawn towards nothing: see context/regression.ts. */
  readonly decay?: number;
}

/** What marks weigh, in hundredths of log-odds, in the order of their names. */
export type MarkTable = Readonly<Record<string, number>>;

/** Lighter weights are left out, in log-odds. */
const LEAST = 0.02;
const UNIT = 0.01;

/** Fits the weights of marks to examples. */
export function fitMarks(
  examples: readonly MarkedExample[],
  { fewest, ofNegative, unheard, decay }: MarkFit,
): MarkTable {
  const messages = new Map<string, Set<MessageOfExample>>();
  for (const { message, marks } of examples)
    for (const mark of marks) {
      const having = messages.get(mark);
      if (having === undefined) messages.set(mark, new Set([message]));
      else having.add(message);
    }
  const marks = [...messages]
    .filter(([mark, having]) => having.size >= fewest && unheard?.test(mark) !== true)
    .map(([mark]) => mark);
  const numbers = new Map(marks.map((mark, index) => [mark, index]));
  const weights = fitWeights(
    examples.map(({ message, marks: its, isOne }) => ({
      clues: its.flatMap((mark) => numbers.get(mark) ?? []),
      isOne,
      weight: message.hasValues ? 1 : ofNegative,
    })),
    marks.length,
    decay,
  );
  return Object.fromEntries(
    marks
      .map((mark, index) => [mark, weights[index]!] as const)
      .filter(([, weight]) => Math.abs(weight) >= LEAST)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([mark, weight]) => [mark, Math.round(weight / UNIT)]),
  );
}
