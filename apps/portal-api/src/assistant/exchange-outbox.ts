import { CoreFailure } from '../core/core-errors.js';
import type { CoreLink, Exchange, Trace } from '../core/core-link.js';
import type { Log } from '../log.js';

/** Saves exchanges that the core has not seen, such as those answered from the cache, and tries until it took them. */
export interface ExchangeOutbox extends AsyncDisposable {
  /** Returns at once; the assistant message will be stored under the answer's id. */
  record(dialogId: string, answerId: string, exchange: Exchange, trace: Trace): void;
  readonly waiting: number;
}

/** Beyond this the oldest wait no longer: the bound of a long outage on one process. */
const maxWaiting = 10_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

export function createExchangeOutbox(core: CoreLink, log: Log): ExchangeOutbox {
  const waiting = new Map<string, AbortController>();

  const deliver = async (
    dialogId: string,
    answerId: string,
    exchange: Exchange,
    trace: Trace,
    stop: AbortSignal,
  ) => {
    for (let pauseMs = firstPauseMs; !stop.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await core.saveExchange(dialogId, answerId, exchange, trace);
        return;
      } catch (error) {
        if (!(error instanceof CoreFailure)) {
          log.error({ err: error, answer_id: answerId }, 'the core refused an exchange');
          return;
        }
      }
      await pause(pauseMs * (0.5 + Math.random() / 2), stop);
    }
    log.error({ answer_id: answerId }, 'an exchange was not saved');
  };

  return {
    record(dialogId, answerId, exchange, trace) {
      const stop = new AbortController();
      waiting.set(answerId, stop);
      if (waiting.size > maxWaiting) waiting.values().next().value?.abort();
      void deliver(dialogId, answerId, exchange, trace, stop.signal).finally(() => waiting.delete(answerId));
    },
    get waiting() {
      return waiting.size;
    },
    async [Symbol.asyncDispose]() {
      for (const stop of waiting.values()) stop.abort();
    },
  };
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
