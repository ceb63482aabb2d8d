import { describe, expect, it } from '@jest/globals';
import { createRetryBudget } from './retry-budget.js';

describe('the retry budget', () => {
  it('lets a fifth of a thousand failing calls be sent again, and the floor', () => {
    let clock = 0;
    const budget = createRetryBudget({ floor: 10, now: () => clock });
    let attempts = 0;
    for (let call = 0; call < 1_000; call++) {
      clock += 1;
      budget.countCall();
      attempts++;
      for (let retry = 0; retry < 2 && budget.takeRetry(); retry++) attempts++;
    }
    expect(attempts).toBeGreaterThanOrEqual(1_200);
    expect(attempts).toBeLessThanOrEqual(1_210);
    expect(budget.figures).toEqual({ calls: 1_000, retries: attempts - 1_000, refused: expect.any(Number) });
    expect(budget.figures.refused).toBeGreaterThan(700);
  });

  it('lets a quiet portal retry again in the next window', () => {
    let clock = 0;
    const budget = createRetryBudget({ floor: 2, windowMs: 1_000, now: () => clock });
    expect([1, 2, 3].map(() => budget.takeRetry())).toEqual([true, true, false]);
    clock = 999;
    expect(budget.takeRetry()).toBe(false);
    clock = 1_000;
    expect([1, 2, 3].map(() => budget.takeRetry())).toEqual([true, true, false]);
  });

  it('does not save up more than its reserve in calm times', () => {
    const budget = createRetryBudget({ reserve: 4, floor: 0, now: () => 0 });
    for (let call = 0; call < 10_000; call++) budget.countCall();
    expect(Array.from({ length: 6 }, () => budget.takeRetry())).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
