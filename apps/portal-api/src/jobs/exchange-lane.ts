import type { Exchange } from '../core/core-link.js';

/** An exchange that waits until the core can take it. Text without personal data. */
export interface WaitingExchange extends Exchange {
  readonly dialogId: string;
  readonly answerId: string;
}

/**
 * Hands exchanges to the core one by one, in the order in which they came, and waits at the first that it cannot deliver:
 * the messages of a dialog keep their order.
 */
export interface ExchangeLane extends AsyncDisposable {
  /** Settles when the exchange is queued. @throws when it cannot be kept */
  add(exchange: WaitingExchange): Promise<void>;
  /**
   * Keeps what is known of an exchange that is still going on: if nobody says within the time how it ended, because the
   * instance is gone, it is handed on as it is. `add` and `forget` take its place.
   */
  expect(exchange: WaitingExchange, withinMs: number): Promise<void>;
  /** The exchange has been stored, or never will be: neither it nor what says that its dialog waits for it is left. */
  forget(dialogId: string, answerId: string): Promise<void>;
  /** Whether an exchange of the dialog waits. */
  holds(dialogId: string): Promise<boolean>;
  /** How many exchanges wait. */
  size(): Promise<number>;
}

/**
 * Delivers one exchange, and waits for a core that is away. Resolves to `done` when there is nothing left to do for it, and to
 * `later` when the others should not wait for it; rejects when it has to be tried again.
 */
export type DeliverExchange = (exchange: WaitingExchange, until: AbortSignal) => Promise<'done' | 'later'>;

/** Between two tries: doubled up to the longest, with jitter. */
export function* retryPauses(firstMs = 250, longestMs = 2_000): Generator<number, never> {
  for (let ms = firstMs; ; ms = Math.min(ms * 2, longestMs)) yield ms * (0.5 + Math.random() / 2);
}
