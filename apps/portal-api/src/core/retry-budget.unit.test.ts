import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRetryBudget } from './retry-budget.js';

describe('the retry budget', () => {
  it('never lets retries exceed the share of the calls so far, whatever comes in which order', () => {
    const steps = fc.array(fc.constantFrom('call', 'retry'), { maxLength: 2_000 });
    const hundredths = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(steps, hundredths, fc.integer({ min: 1, max: 30 }), (order, percent, reserve) => {
        const budget = createRetryBudget({ share: percent / 100, reserve });
        for (const step of order) {
          if (step === 'call') budget.countCall();
          else budget.takeRetry();
          expect(budget.figures.retries * 100).toBeLessThanOrEqual(budget.figures.calls * percent);
        }
      }),
    );
  });

  it('gives nothing in advance: the first retry is paid for by five calls', () => {
    const budget = createRetryBudget();
    const allowed = Array.from({ length: 10 }, () => {
      budget.countCall();
      return budget.takeRetry();
    });
    expect(allowed).toEqual([false, false, false, false, true, false, false, false, false, true]);
  });

  it('lets a fifth of a thousand failing calls be sent again', () => {
    const budget = createRetryBudget();
    for (let call = 0; call < 1_000; call++) {
      budget.countCall();
      for (let retry = 0; retry < 2 && budget.takeRetry(); retry++);
    }
    expect(budget.figures).toEqual({ calls: 1_000, retries: 200, refused: 1_000 });
  });

  it('keeps what quiet hours have earned, however long ago, and no more than its reserve', () => {
    const budget = createRetryBudget({ reserve: 4 });
    const take = () => Array.from({ length: 6 }, () => budget.takeRetry());
    for (let call = 0; call < 10; call++) budget.countCall();
    expect(take()).toEqual([true, true, false, false, false, false]);
    for (let call = 0; call < 10_000; call++) budget.countCall();
    expect(take()).toEqual([true, true, true, true, false, false]);
  });
});
