/** How thoroughly the bench measures. */
export interface Effort {
  /** Rounds of a comparison. */
  rounds(full: number): number;
  /** How long something lasts, or how many there are of it. */
  amount(full: number): number;
}

/** Enough for ratios that hold from run to run. */
export const fullEffort: Effort = { rounds: (full) => full, amount: (full) => full };

/** To see that a scenario works: its ratios are rough. */
export const quickEffort: Effort = {
  rounds: (full) => Math.min(2, full),
  amount: (full) => Math.ceil(full / 4),
};
