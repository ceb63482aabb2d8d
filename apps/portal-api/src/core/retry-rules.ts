import { AxiosError, type AxiosAdapter } from 'axios';
import type { IAxiosRetryConfig } from 'axios-retry';
import type { RetryBudget } from './retry-budget.js';
import { retryDelay } from './retry-delay.js';

export interface RetryRules {
  /** How often the call is sent at the most, the first time included. */
  readonly attempts: number;
  /** All attempts and the pauses between them. */
  readonly withinMs: number;
  readonly budget: RetryBudget;
  /** Whether retries make sense now; asked before the pause, and by `guardRetries` after it. */
  readonly mayRetry: () => boolean;
  /** Whether this failure may pass. */
  readonly worthIt: (error: AxiosError) => boolean;
  readonly onRetry?: ((attempt: number) => void) | undefined;
}

/**
 * Rules of one call, for axios-retry; call it when the call begins. A pause that would outlast the bound is not begun, so
 * that the caller learns at once what it would otherwise learn late. The budget is asked last: only what is sent is counted.
 */
export function retryRules({
  attempts,
  withinMs,
  budget,
  mayRetry,
  worthIt,
  onRetry,
}: RetryRules): IAxiosRetryConfig {
  const until = performance.now() + withinMs;
  let failures = 0;
  let pauseMs = 0;
  budget.countCall();
  return {
    retries: attempts - 1,
    retryCondition: (error) => {
      failures++;
      if (error.config?.signal?.aborted || !mayRetry() || !worthIt(error)) return false;
      pauseMs = retryDelay(failures, error);
      return performance.now() + pauseMs < until && budget.takeRetry();
    },
    retryDelay: () => pauseMs,
    onRetry: (attempt) => onRetry?.(attempt),
  };
}

/** No reply at all, "too many" or the core's own fault. Any other status stays the same however often it is asked for. */
export function mayPass({ response }: AxiosError): boolean {
  return response === undefined || response.status === 429 || response.status >= 500;
}

/** An adapter for calls with these rules: what was worth retrying before the pause may not be after it. */
export function guardRetries(adapter: AxiosAdapter, mayRetry: () => boolean): AxiosAdapter {
  return async (config) => {
    if ((config['axios-retry']?.retryCount ?? 0) > 0 && !mayRetry())
      throw new AxiosError('not tried again', 'ERR_NOT_RETRIED', config);
    return adapter(config);
  };
}
