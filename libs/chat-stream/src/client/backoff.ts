/** How the client waits between attempts. */
export interface BackoffOptions {
  /** Upper bound of the first wait, in ms. Default 200. */
  readonly firstMs?: number;
  /** Upper bound of any wait, in ms. Default 5,000. */
  readonly maxMs?: number;
}

/** Exponential backoff with full jitter, so that a class of thirty does not come back in one moment. */
export function backoffMs(attempt: number, { firstMs = 200, maxMs = 5_000 }: BackoffOptions = {}): number {
  return Math.random() * Math.min(maxMs, firstMs * 2 ** Math.min(attempt, 30));
}

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new Error('aborted', { cause: signal.reason });
}
