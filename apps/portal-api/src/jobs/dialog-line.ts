import type { KeyValueStore } from '../store/key-value-store.js';

/**
 * The order of a dialog's exchanges, from when the first of them lets others go first: those behind it come back to their turn
 * at times of their own, and some come anew. Kept by whoever has the one turn that there is.
 */
export interface DialogLine {
  /** Whether one stands before it that still waits. */
  isBehind(lineAt: string, answerId: string): Promise<boolean>;
  /** Takes its place, or keeps it. */
  stand(lineAt: string, answerId: string): Promise<void>;
  /** It was delivered. */
  leave(lineAt: string, answerId: string): Promise<void>;
}

export function createDialogLine(deps: {
  readonly store: Pick<KeyValueStore, 'get' | 'set' | 'delete'>;
  readonly keepMs: number;
  /** One that was forgotten or given up holds up nobody. */
  readonly isWaiting: (answerId: string) => Promise<boolean>;
}): DialogLine {
  const { store, keepMs, isWaiting } = deps;
  const read = async (lineAt: string) => JSON.parse((await store.get(lineAt)) ?? '[]') as string[];
  const write = (lineAt: string, line: readonly string[]) =>
    line.length > 0 ? store.set(lineAt, JSON.stringify(line), keepMs) : store.delete(lineAt);
  return {
    async isBehind(lineAt, answerId) {
      const line = await read(lineAt);
      const place = line.indexOf(answerId);
      for (const other of place === -1 ? line : line.slice(0, place)) if (await isWaiting(other)) return true;
      return false;
    },
    async stand(lineAt, answerId) {
      const line = await read(lineAt);
      if (!line.includes(answerId)) await write(lineAt, [...line, answerId]);
    },
    async leave(lineAt, answerId) {
      const line = await read(lineAt);
      const place = line.indexOf(answerId);
      // Whoever stood before it is gone as well; and that is all of them before one that had no place yet.
      if (line.length > 0) await write(lineAt, place === -1 ? [] : line.slice(place + 1));
    },
  };
}
