import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRetryBudget, type RetryBudget } from './retry-budget.js';

function sendRetry(budget: RetryBudget): boolean {
  const allowed = budget.takeRetry();
  if (allowed) budget.endRetry(true);
  return allowed;
}

describe('the retry budget', () => {
  it('never lets retries exceed the share of the calls so far and the advance, whatever comes in which order', () => {
    const steps = fc.array(fc.constantFrom('call', 'retry', 'sent', 'not sent'), { maxLength: 2_000 });
    const hundredths = fc.integer({ min: 0, max: 300 });
    const few = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(steps, hundredths, few, few, (order, percent, reserve, advance) => {
        const budget = createRetryBudget({ share: percent / 100, reserve, advance });
        let aside = 0;
        for (const step of order) {
          if (step === 'call') budget.countCall();
          else if (step === 'retry') aside += Number(budget.takeRetry());
          else if (aside > 0) {
            budget.endRetry(step === 'sent');
            aside--;
          }
          const { retries, calls } = budget.figures;
          expect((retries + aside) * 100).toBeLessThanOrEqual(Math.max(advance * 100, calls * percent));
        }
      }),
    );
  });

  it('lends the first retries, and takes the next when the calls so far have paid for all', () => {
    const budget = createRetryBudget({ advance: 2 });
    const allowed = Array.from({ length: 20 }, () => {
      budget.countCall();
      return sendRetry(budget);
    });
    expect(allowed.flatMap((was, index) => (was ? [index + 1] : []))).toEqual([1, 2, 15, 20]);
  });

  it('lets a fifth of a thousand failing calls be sent again', () => {
    const budget = createRetryBudget();
    for (let call = 0; call < 1_000; call++) {
      budget.countCall();
      for (let retry = 0; retry < 2 && sendRetry(budget); retry++);
    }
    expect(budget.figures.retries).toBe(200);
  });

  it('keeps what quiet hours have earned, however long ago, and no more than its reserve', () => {
    const budget = createRetryBudget({ reserve: 4, advance: 0 });
    const take = () => Array.from({ length: 6 }, () => sendRetry(budget));
    for (let call = 0; call < 10; call++) budget.countCall();
    expect(take()).toEqual([true, true, false, false, false, false]);
    for (let call = 0; call < 10_000; call++) budget.countCall();
    expect(take()).toEqual([true, true, true, true, false, false]);
  });

  it('gets back what was not sent after all, and does not count it', () => {
    const budget = createRetryBudget({ advance: 1 });
    for (let time = 0; time < 3; time++) {
      expect([budget.takeRetry(), budget.takeRetry()]).toEqual([true, false]);
      budget.endRetry(false);
    }
    expect(budget.figures).toEqual({ calls: 0, retries: 0, refused: 3 });
  });
});
