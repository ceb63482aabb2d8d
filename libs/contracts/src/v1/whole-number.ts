import * as z from 'zod';

/**
 * A whole number that may come as text, as everything in a query does: digits alone, so that `1e3`, `0x10` and an empty
 * value are refused and not guessed at.
 *
 * @example
 * const limit = wholeNumber({ from: 1, to: 100, otherwise: 50 });
 * limit.parse('20'); // 20
 * limit.parse(undefined); // 50
 */
export const wholeNumber = (range: { from: number; to: number; otherwise: number }) =>
  z.preprocess(
    (given: number | string | undefined) =>
      typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given,
    z.int({ error: 'must be a whole number' }).min(range.from).max(range.to).default(range.otherwise),
  );
