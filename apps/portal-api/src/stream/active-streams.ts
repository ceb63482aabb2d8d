import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../store/key-value-store.js';

/** Keeps the open streams in the cache (specification, Events, rule 3): dialog and instance, ids only. */
export interface ActiveStreams extends Disposable {
  /** Notes an open stream; call the returned function when it has closed. */
  opened(dialogId: string, tags: readonly string[]): () => void;
  readonly count: number;
}

const keepMs = 90_000;
const renewMs = 30_000;

export function createActiveStreams(store: KeyValueStore, instanceId: string): ActiveStreams {
  const open = new Map<string, string>();
  const note = (key: string, value: string) => store.set(key, value, keepMs).catch(() => undefined);
  const renewal = setInterval(() => {
    for (const [key, value] of open) void note(key, value);
  }, renewMs).unref();

  return {
    opened(dialogId, tags) {
      const key = `dialog:{${dialogId}}:stream:${randomUUID()}`;
      const value = JSON.stringify({ instance: instanceId, tags });
      open.set(key, value);
      void note(key, value);
      return () => {
        open.delete(key);
        store.delete(key).catch(() => undefined);
      };
    },
    get count() {
      return open.size;
    },
    [Symbol.dispose]: () => clearInterval(renewal),
  };
}
