import { CoreProblem } from '../http/problem.js';

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const marker = 'after:';

const writeCursor = (key: string) => Buffer.from(`${marker}${key}`, 'utf8').toString('base64url');

function readCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!text.startsWith(marker))
    throw new CoreProblem(400, 'validation_failed', 'query: /cursor is not a cursor');
  return text.slice(marker.length);
}

/** One page of a list in the order of its keys; the cursor names the last key, so rows that come or go are harmless. */
export function pageOf<T>(
  sorted: readonly T[],
  keyOf: (item: T) => string,
  { limit, cursor }: PageRequest,
): { items: T[]; next_cursor: string | null } {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rest = after === undefined ? sorted : sorted.filter((item) => keyOf(item) > after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next_cursor: last !== undefined && rest.length > limit ? writeCursor(keyOf(last)) : null };
}
