import { CoreRefused } from '../core/core-errors.js';
import { Refusal } from '../refusal.js';

/**
 * A cursor is the core's own: only the core can tell that one is wrong. What it refuses
 * of a query that the caller wrote is the caller's mistake, not a disagreement between the two services.
 */
export function blameQuery(error: unknown, query: object): unknown {
  const isQuery = error instanceof CoreRefused && error.status === 400 && Object.keys(query).length > 0;
  if (!isQuery) return error;
  const place = 'cursor' in query ? '/query/cursor' : '/query';
  const errors = [{ pointer: place, message: 'is not what this list takes' }];
  return new Refusal('validation_failed', { cause: error, errors });
}
