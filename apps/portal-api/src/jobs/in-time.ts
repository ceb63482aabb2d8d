import type { KeyValueStore } from '../store/key-value-store.js';
import { unlessAborted, within } from '../within.js';

/** Runs what a queue does within so many milliseconds. @throws when it is late, and at once while the store is lost */
export type InTime = <T>(ms: number, work: () => Promise<T>) => Promise<T>;

/** BullMQ waits for a connection, and for a Redis that hangs, without a bound of its own. */
export function inTimeOf(store: Pick<KeyValueStore, 'lost'>): InTime {
  return async (ms, work) => {
    const { lost } = store;
    lost.throwIfAborted();
    const late = () => {
      throw new Error('Redis is late');
    };
    return unlessAborted(lost, within(ms, work(), late));
  };
}
