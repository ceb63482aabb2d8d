import { CoreProblem } from '../http/problem.js';

export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const writeCursor = (list: string, key: string) =>
  Buffer.from(`${list}:${key}`, 'utf8').toString('base64url');

function readCursor(list: string, cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!text.startsWith(`${list}:`))
    throw new CoreProblem(400, 'validation_failed', 'query: /cursor is not a cursor');
  return text.slice(list.length + 1);
}

/**
 * One page of a list in the order of its keys. The cursor names the list and the last key, so rows that come or go are
 * harmless, and no other list takes it.
 */
export function pageOf<T>(
  list: string,
  sorted: readonly T[],
  keyOf: (item: T) => string,
  { limit, cursor }: PageRequest,
): { items: T[]; next_cursor: string | null } {
  const after = cursor === undefined ? undefined : readCursor(list, cursor);
  const rest = after === undefined ? sorted : sorted.filter((item) => keyOf(item) > after);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: last !== undefined && rest.length > limit ? writeCursor(list, keyOf(last)) : null,
  };
}
