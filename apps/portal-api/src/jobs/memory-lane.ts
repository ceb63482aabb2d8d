import {
  pause,
  retryPauses,
  type DeliverExchange,
  type ExchangeLane,
  type WaitingExchange,
} from './exchange-lane.js';

/** Beyond this nothing is taken any more: the bound of a long outage on one process. */
const maxWaiting = 10_000;

/** A lane of this process alone: what waits is lost at its end. `onLost` is told. */
export function createMemoryLane(deliver: DeliverExchange, onLost: (answerId: string) => void): ExchangeLane {
  const waiting: WaitingExchange[] = [];
  const stop = new AbortController();
  let running: Promise<void> | null = null;

  const run = async () => {
    let pauses = retryPauses();
    for (let next = waiting[0]; next && !stop.signal.aborted; next = waiting[0]) {
      try {
        const outcome = await deliver(next, stop.signal);
        waiting.shift();
        if (outcome === 'later') waiting.push(next);
        pauses = retryPauses();
      } catch {
        await pause(pauses.next().value, stop.signal);
      }
    }
    running = null;
  };

  return {
    async add(exchange) {
      if (waiting.length >= maxWaiting || stop.signal.aborted) throw new Error('the lane is full');
      waiting.push(exchange);
      running ??= run();
    },
    // An exchange of this process ends with it.
    expect: async () => undefined,
    forget: async () => undefined,
    size: async () => waiting.length,
    holds: async (dialogId) => waiting.some((exchange) => exchange.dialogId === dialogId),
    async [Symbol.asyncDispose]() {
      stop.abort();
      await running;
      for (const { answerId } of waiting.splice(0)) onLost(answerId);
    },
  };
}
