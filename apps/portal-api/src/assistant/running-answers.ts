import { Refusal } from '../refusal.js';
import type { KeyValueStore } from '../store/key-value-store.js';

/** Holds a dialog for one answer; a lease, so that an instance that dies frees it. */
export interface Lease {
  readonly answerId: string;
  release(): Promise<void>;
}

export interface RunningAnswers extends Disposable {
  /** @throws Refusal `answer_in_progress` with the answer's id while another one runs, on any instance */
  begin(dialogId: string, answerId: string): Promise<Lease>;
}

const leaseMs = 8_000;
const renewMs = 2_500;

export function createRunningAnswers(store: KeyValueStore): RunningAnswers {
  const held = new Map<string, string>();
  const keyOf = (dialogId: string) => `dialog:{${dialogId}}:running`;

  // One timer for all; a renewal that fails is tried again before the lease ends.
  const renewal = setInterval(() => {
    for (const [key, answerId] of held) store.extendIfHeld(key, answerId, leaseMs).catch(() => undefined);
  }, renewMs).unref();

  return {
    async begin(dialogId, answerId) {
      const key = keyOf(dialogId);
      const holder = await store.claim(key, answerId, leaseMs);
      if (holder !== null) throw new Refusal('answer_in_progress', { answerId: holder });
      held.set(key, answerId);
      return {
        answerId,
        async release() {
          held.delete(key);
          await store.deleteIfHeld(key, answerId).catch(() => undefined);
        },
      };
    },
    [Symbol.dispose]: () => clearInterval(renewal),
  };
}
