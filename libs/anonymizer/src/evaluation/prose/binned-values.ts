import { UNIT } from '../../prose/trees.js';

/** What is seen of something, as numbers, and whether it is what the question asks. */
export interface ValuedExample {
  readonly values: readonly number[];
  readonly isOne: boolean;
}

/** So many limits of each value are tried, as many examples between each two. */
const LIMITS = 63;

/** Examples by the limits that their values are above: looked up once, as every tree asks for all of them. */
export class BinnedValues {
  /** The limits of each value, in hundredths and in their order. */
  readonly limits: readonly (readonly number[])[];
  /** By value and example: how many of its limits the example is above. */
  readonly bins: readonly Uint8Array[];

  constructor(examples: readonly ValuedExample[]) {
    this.limits = examples[0]!.values.map((_, value) => limitsOf(examples, value));
    this.bins = this.limits.map((limits, value) =>
      Uint8Array.from(examples, ({ values }) => limitsBelow(limits, values[value]!)),
    );
  }
}

function limitsOf(examples: readonly ValuedExample[], value: number): readonly number[] {
  const all = Float64Array.from(examples, ({ values }) => values[value]!).sort();
  const at = Array.from(
    { length: LIMITS },
    (_, limit) => all[Math.floor(((limit + 1) * all.length) / (LIMITS + 1))]!,
  );
  return [...new Set(at.map((one) => Math.floor(one / UNIT)))];
}

/** How many of the limits a value is above. */
function limitsBelow(limits: readonly number[], value: number): number {
  let [from, to] = [0, limits.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (value > limits[middle]! * UNIT) from = middle + 1;
    else to = middle;
  }
  return from;
}
