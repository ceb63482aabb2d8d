import CircuitBreaker from 'opossum';
import { CoreFailure } from './core-errors.js';

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface Breaker {
  readonly state: BreakerState;
  /** Runs the task, or fails at once with `whenOpen` while the breaker is open. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Counts a failure that came after its task had settled, such as a reply that broke off. */
  recordFailure(error: CoreFailure): void;
  close(): void;
}

export interface BreakerOptions {
  readonly name: string;
  readonly whenOpen: (retryAfterS: number) => CoreFailure;
  readonly resetMs?: number;
  /** Fewer calls than this in the window never open it. */
  readonly volume?: number;
  readonly onChange?: (name: string, state: BreakerState) => void;
}

type Task = () => Promise<unknown>;

/**
 * opossum around the link. Only a CoreFailure counts: a refusal (4xx) or a stop says nothing about the core's health, so it
 * is carried through as a value and neither opens the breaker nor closes a half-open one by mistake.
 */
export function createBreaker({
  name,
  whenOpen,
  resetMs = 5_000,
  volume = 5,
  onChange,
}: BreakerOptions): Breaker {
  const breaker = new CircuitBreaker<[Task], unknown>((task) => task(), {
    name,
    timeout: false,
    resetTimeout: resetMs,
    // A reply that breaks off counts twice: its start as a success, its end as a failure. Half of that must open.
    errorThresholdPercentage: 45,
    volumeThreshold: volume,
    rollingCountTimeout: 10_000,
    rollingPercentilesEnabled: false,
  });
  const changed = (state: BreakerState) => () => onChange?.(name, state);
  breaker.on('open', changed('open'));
  breaker.on('halfOpen', changed('half-open'));
  breaker.on('close', changed('closed'));

  return {
    get state() {
      return breaker.opened ? 'open' : breaker.halfOpen ? 'half-open' : 'closed';
    },
    async run<T>(task: () => Promise<T>): Promise<T> {
      const outcome = (await breaker
        .fire(async () => {
          try {
            return { value: await task() };
          } catch (error) {
            if (error instanceof CoreFailure) throw error;
            return { error };
          }
        })
        .catch((error: unknown) => {
          throw error instanceof CoreFailure ? error : whenOpen(Math.ceil(resetMs / 1000));
        })) as { value: T } | { error: unknown };
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
    recordFailure(error) {
      if (breaker.closed) breaker.fire(() => Promise.reject(error)).catch(() => undefined);
      else if (breaker.halfOpen) breaker.open();
    },
    close: () => breaker.shutdown(),
  };
}
