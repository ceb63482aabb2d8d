import type { AxiosError } from 'axios';
import type { IAxiosRetryConfig } from 'axios-retry';
import { pause } from '../pause.js';
import type { RetryBudget } from './retry-budget.js';
import { retryDelay } from './retry-delay.js';

export interface RetryRules {
  /** How often the call is sent at the most, the first time included. */
  readonly attempts: number;
  /** All attempts and the pauses between them. */
  readonly withinMs: number;
  readonly budget: RetryBudget;
  /** Aborted while a retry makes no sense, because the core is known to be down; asked again for each retry. */
  readonly isDown: () => AbortSignal;
  /** Whether this failure may pass. */
  readonly worthIt: (error: AxiosError) => boolean;
  readonly onRetry?: ((attempt: number) => void) | undefined;
}

/**
 * Rules of one call, for axios-retry; call it when the call begins. A pause that would outlast the bound is not begun, and one
 * that has begun ends when the core turns out to be down, so that the caller learns at once what it would otherwise learn late.
 * The pause is therefore taken before axios-retry decides. The budget is asked last, and pays for what is sent.
 */
export function retryRules({
  attempts,
  withinMs,
  budget,
  isDown,
  worthIt,
  onRetry,
}: RetryRules): IAxiosRetryConfig {
  const until = performance.now() + withinMs;
  let failures = 0;
  budget.countCall();
  return {
    retries: attempts - 1,
    retryCondition: async (error) => {
      failures++;
      const over = AbortSignal.any([isDown(), callerOf(error)].filter((signal) => signal !== undefined));
      if (over.aborted || !worthIt(error)) return false;
      const pauseMs = retryDelay(failures, error);
      if (performance.now() + pauseMs >= until || !budget.takeRetry()) return false;
      await pause(pauseMs, over);
      budget.endRetry(!over.aborted);
      return !over.aborted;
    },
    retryDelay: () => 0,
    onRetry: (attempt) => onRetry?.(attempt),
  };
}

/** The signal that the call was made with. */
const callerOf = ({ config }: AxiosError) => config?.signal as AbortSignal | undefined;

/** No reply at all, "too many" or the core's own fault. Any other status stays the same however often it is asked for. */
export function mayPass({ response }: AxiosError): boolean {
  return response === undefined || response.status === 429 || response.status >= 500;
}
