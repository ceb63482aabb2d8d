import { pause } from '../pause.js';
import { within } from '../within.js';
import {
  retryPauses,
  type DeliverExchange,
  type ExchangeLane,
  type WaitingExchange,
} from './exchange-lane.js';

/** Beyond this nothing is taken any more: the bound of a long outage on one process. */
const maxWaiting = 10_000;
/** How long a closing lane goes on delivering, if nothing else is said. */
const drainWithinMs = 2_000;
/** How long an exchange waits for the core before it is offered elsewhere again. */
const patienceMs = 1_000;

export interface MemoryLaneOptions {
  readonly deliver: DeliverExchange;
  /** A lane that outlives this process, tried first: it may be back. */
  readonly handOver?: ((exchange: WaitingExchange) => Promise<void>) | undefined;
  /** What could be neither delivered nor handed over before the end. */
  readonly onLost: (answerIds: readonly string[]) => void;
}

export interface MemoryLane extends ExchangeLane {
  /** Takes nothing more, delivers what it can within the time, and tells what is lost. */
  close(withinMs: number): Promise<void>;
  /** The process ends now: tells at once what is lost. */
  giveUp(): void;
}

/** A lane of this process alone: at its end it has a moment to deliver what waits, and the rest is lost. */
export function createMemoryLane({ deliver, handOver, onLost }: MemoryLaneOptions): MemoryLane {
  const waiting: WaitingExchange[] = [];
  const stop = new AbortController();
  let closing = false;
  let running: Promise<void> | null = null;

  const settle = async (exchange: WaitingExchange) => {
    const isHandedOver = await handOver?.(exchange).then(
      () => true,
      () => false,
    );
    return isHandedOver
      ? 'done'
      : deliver(exchange, AbortSignal.any([stop.signal, AbortSignal.timeout(patienceMs)]));
  };
  /** Behind those of all other dialogs, in their order. */
  const putOff = (dialogId: string) => {
    const isOwn = (exchange: WaitingExchange) => exchange.dialogId === dialogId;
    const own = waiting.filter(isOwn);
    waiting.splice(0, waiting.length, ...waiting.filter((exchange) => !isOwn(exchange)), ...own);
  };
  const run = async () => {
    let pauses = retryPauses();
    for (let next = waiting[0]; next && !stop.signal.aborted; next = waiting[0]) {
      try {
        const outcome = await settle(next);
        if (outcome === 'done') waiting.shift();
        else putOff(next.dialogId);
        pauses = retryPauses();
      } catch {
        await pause(pauses.next().value, stop.signal);
      }
    }
    running = null;
  };

  const giveUp = () => {
    closing = true;
    stop.abort();
    const lost = waiting.splice(0).map(({ answerId }) => answerId);
    if (lost.length > 0) onLost(lost);
  };
  const close = async (withinMs: number) => {
    closing = true;
    if (running) await within(withinMs, running, () => undefined);
    giveUp();
  };

  return {
    close,
    giveUp,
    async add(exchange) {
      if (waiting.length >= maxWaiting || closing) throw new Error('the lane is full');
      waiting.push(exchange);
      running ??= run();
    },
    // An exchange of this process ends with it.
    expect: async () => undefined,
    forget: async () => undefined,
    size: async () => waiting.length,
    holds: async (dialogId) => waiting.some((exchange) => exchange.dialogId === dialogId),
    [Symbol.asyncDispose]: () => close(drainWithinMs),
  };
}
