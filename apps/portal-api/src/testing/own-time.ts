const tickMs = 10;

/** Measures by the time in which this process got its turns, in ms: what a busy machine withholds is not the portal's. */
export interface OwnTime extends Disposable {
  readonly elapsedMs: number;
}

/**
 * Begins now. A timer that comes late tells how long nothing here could run, the portal and the core of the test as little as
 * whoever measures.
 */
export function startOwnTime(): OwnTime {
  const startedAt = performance.now();
  let tickedAt = startedAt;
  let withoutTurnMs = 0;
  /** A timer is a few milliseconds late on any machine. */
  const missed = () => Math.max(0, performance.now() - tickedAt - 2 * tickMs);
  const timer = setInterval(() => {
    withoutTurnMs += missed();
    tickedAt = performance.now();
  }, tickMs);
  return {
    get elapsedMs() {
      return performance.now() - startedAt - withoutTurnMs - missed();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
