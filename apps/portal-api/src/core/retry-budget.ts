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
 * is sent again.
 */
export interface RetryBudget {
  readonly figures: RetryFigures;
  /** A first attempt goes out. */
  countCall(): void;
  /** Takes one retry out of the budget; false when there is none left. */
  takeRetry(): boolean;
}

export interface RetryBudgetOptions {
  /** What each call adds to the budget; a retry takes 1. */
  readonly share?: number;
  /** What calm times may save up, in retries. */
  readonly reserve?: number;
  /** So many retries in any window are allowed beside the share: one a second troubles no core, and a quiet school needs them. */
  readonly floor?: number;
  readonly windowMs?: number;
  readonly now?: () => number;
}

/** Over any time, retries ≤ share × calls + floor × (windows begun). */
export function createRetryBudget({
  share = 0.2,
  reserve = 10,
  floor = 10,
  windowMs = 10_000,
  now = () => performance.now(),
}: RetryBudgetOptions = {}): RetryBudget {
  const figures = { calls: 0, retries: 0, refused: 0 };
  /** In hundredths of a retry: fractions would drift. */
  const price = 100;
  let saved = 0;
  /** When the last retries beyond the share were sent, oldest first. */
  const beyond: number[] = [];

  const take = () => {
    if (saved >= price) {
      saved -= price;
      return true;
    }
    const at = now();
    while (beyond.length > 0 && at - (beyond[0] as number) >= windowMs) beyond.shift();
    return beyond.length < floor && beyond.push(at) > 0;
  };

  return {
    figures,
    countCall() {
      figures.calls++;
      saved = Math.min(reserve * price, saved + Math.round(share * price));
    },
    takeRetry() {
      const allowed = take();
      figures[allowed ? 'retries' : 'refused']++;
      return allowed;
    },
  };
}
