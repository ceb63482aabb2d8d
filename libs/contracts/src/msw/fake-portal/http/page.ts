import { wrongPlace } from './fake-problem.js';

/** What every list takes. */
export interface PageRequest {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of items in the order of their keys; the cursor names the last key. @throws {FakeProblem} for another's cursor. */
export function pageOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  { limit, cursor }: PageRequest,
): { items: T[]; next_cursor: string | null } {
  const after = cursor === undefined ? '' : readCursor(cursor);
  const rest = items
    .filter((item) => keyOf(item) > after)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  const isLast = rest.length <= limit || last === undefined;
  return { items: page, next_cursor: isLast ? null : btoa(`after:${keyOf(last)}`).replaceAll('=', '') };
}

function readCursor(cursor: string): string {
  const text = /^[A-Za-z0-9+/]+$/.test(cursor) && cursor.length % 4 !== 1 ? atob(cursor) : '';
  if (!text.startsWith('after:')) throw wrongPlace('/query/cursor', 'is not what this list takes');
  return text.slice('after:'.length);
}
