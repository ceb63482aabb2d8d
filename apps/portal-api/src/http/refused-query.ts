import { CoreRefused } from '../core/core-errors.js';
import { Refusal } from '../refusal.js';

/**
 * A cursor is the core's own, and so is how long a range may be: only the core can tell that one is wrong. What it refuses
 * of a query that the caller wrote is the caller's mistake, not a disagreement between the two services.
 */
export function blameQuery(error: unknown, query: object): unknown {
  const isQuery = error instanceof CoreRefused && error.status === 400 && Object.keys(query).length > 0;
  if (!isQuery) return error;
  const errors = [{ pointer: '/query', message: 'holds a cursor or a range that this list does not take' }];
  return new Refusal('validation_failed', { cause: error, errors });
}
