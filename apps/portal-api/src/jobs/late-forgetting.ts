import { pause } from '../pause.js';
import { retryPauses, type ExchangeLane } from './exchange-lane.js';

/** Beyond this none is remembered: what stays in the lane is handed on once more, which changes nothing at the core. */
const mostPending = 10_000;

interface Pending {
  readonly dialogId: string;
  readonly deadline: number;
}

/**
 * A lane that was away when it should have forgotten an exchange does so when it is back. What it keeps of it for the worst case
 * would else be handed on when its time is over, without the answer, though the core has both.
 *
 * @param withinMs for how long the lane may keep what it expects
 */
export function withLateForgetting(lane: ExchangeLane, withinMs: number): ExchangeLane {
  const pending = new Map<string, Pending>();
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    const pauses = retryPauses();
    while (pending.size > 0 && !stop.signal.aborted) {
      await pause(pauses.next().value, stop.signal);
      await forgetPending();
    }
    running = null;
  }

  /** One by one, up to the first that tells that the lane is still away. */
  async function forgetPending(): Promise<void> {
    for (const [answerId, { dialogId, deadline }] of pending) {
      if (stop.signal.aborted) return;
      try {
        if (performance.now() < deadline) await lane.forget(dialogId, answerId);
        pending.delete(answerId);
      } catch {
        return;
      }
    }
  }

  return {
    ...lane,
    async forget(dialogId, answerId) {
      try {
        await lane.forget(dialogId, answerId);
        pending.delete(answerId);
      } catch {
        if (stop.signal.aborted || pending.size >= mostPending) return;
        pending.set(answerId, { dialogId, deadline: performance.now() + withinMs });
        running ??= run();
      }
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
      await lane[Symbol.asyncDispose]();
    },
  };
}
