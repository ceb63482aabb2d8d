import { CoreRefused } from '../core/core-errors.js';
import { Refusal } from '../refusal.js';

/**
 * A cursor is the core's own: only the core can tell that one is wrong. What it refuses of a query with a cursor is the
 * caller's mistake; all else of a query is checked before it is sent, and a refusal is a disagreement between the two services.
 */
export function blameCursor(error: unknown, query: object): unknown {
  const isCursor = error instanceof CoreRefused && error.status === 400 && 'cursor' in query;
  if (!isCursor) return error;
  const errors = [{ pointer: '/query/cursor', message: 'is not what this list takes' }];
  return new Refusal('validation_failed', { cause: error, errors });
}
