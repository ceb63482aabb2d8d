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

const turnMs = 50;
/** So long a turn may take on a machine that has much else to do. One that takes longer is a standstill, and counts as one at rest. */
const longestTurnMs = 3 * turnMs;

/** How many times as long a wait may become. */
const mostStretch = 3;

/**
 * The same, in so many turns of this process as the time has at rest: a process that a busy machine gives few turns waits for
 * longer, up to a bound. For a wait whose end blames another, who may have answered while nothing here could run.
 */
export async function pauseInTurns(ms: number, until: AbortSignal): Promise<void> {
  const deadline = performance.now() + mostStretch * ms;
  for (let left = ms; left > 0 && !until.aborted && performance.now() < deadline;) {
    const startedAt = performance.now();
    await pause(Math.min(left, turnMs), until);
    const tookMs = performance.now() - startedAt;
    left -= tookMs > longestTurnMs ? turnMs : tookMs;
  }
}
