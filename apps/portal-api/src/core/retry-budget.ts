/** Counts of one link since the start. */
export interface RetryFigures {
  /** Calls, whatever number of attempts each took. */
  readonly calls: number;
  /** Attempts beyond the first of a call. */
  readonly retries: number;
  /** Retries that the budget forbade. */
  readonly refused: number;
}

/**
 * Keeps retries from multiplying the load of a core that is already down: of all calls of a link together, at most a fifth
 * is sent again. At every moment since the start, retries ≤ max(advance, share × calls): a retry is paid for by the calls before
 * it. Only the first few are lent, so that a portal that has just started may try again too, and paid back by later calls.
 */
export interface RetryBudget {
  readonly figures: RetryFigures;
  /** A first attempt goes out. */
  countCall(): void;
  /** Sets one retry aside; false when there is none left. */
  takeRetry(): boolean;
  /** What became of one that was set aside; what was not sent after all goes back into the budget. */
  endRetry(wasSent: boolean): void;
}

export interface RetryBudgetOptions {
  /** What each call adds to the budget, in hundredths of a retry; a retry takes 1. */
  readonly share?: number;
  /** What calm times may save up, in retries: so many may follow each other when trouble begins. */
  readonly reserve?: number;
  /** How many retries are lent at the start. */
  readonly advance?: number;
}

/** In hundredths of a retry: fractions would drift. */
const price = 100;

export function createRetryBudget({
  share = 0.2,
  reserve = 20,
  advance = 10,
}: RetryBudgetOptions = {}): RetryBudget {
  const figures = { calls: 0, retries: 0, refused: 0 };
  // A thousandth more, for shares that a number cannot hold: 0.29 * 100 is 28.999….
  const earned = Math.floor(share * price + 0.001);
  /** Below zero while the advance is not paid back. */
  let saved = 0;
  let aside = 0;
  const save = (hundredths: number) => {
    saved = Math.min(reserve * price, saved + hundredths);
  };

  return {
    figures,
    countCall() {
      figures.calls++;
      save(earned);
    },
    takeRetry() {
      const allowed = saved >= price || figures.retries + aside < advance;
      if (!allowed) figures.refused++;
      else {
        saved -= price;
        aside++;
      }
      return allowed;
    },
    endRetry(wasSent) {
      aside--;
      if (wasSent) figures.retries++;
      else save(price);
    },
  };
}
