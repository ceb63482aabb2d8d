import type { ServerResponse } from 'node:http';

/** Aborts when the connection goes before the response is complete. */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Waits `ms`, or until the signal; true when the whole time passed. */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', wake);
      resolve(true);
    }, ms);
    signal.addEventListener('abort', wake, { once: true });
  });
}
