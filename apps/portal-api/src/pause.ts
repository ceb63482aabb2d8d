/** Ends early, without an error, when the signal is aborted. */
export function pause(ms: number, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (until.aborted) return resolve();
    const timer = setTimeout(end, ms).unref();
    until.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      until.removeEventListener('abort', end);
      resolve();
    }
  });
}
