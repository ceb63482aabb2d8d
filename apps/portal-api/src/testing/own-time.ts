const tickMs = 10;

/** Measures by the time in which this process got its turns, in ms: what a busy machine withholds is not the portal's. */
export interface OwnTime extends Disposable {
  readonly elapsedMs: number;
  /** For how long nothing here could run. */
  readonly withheldMs: number;
}

/**
 * Begins now. A timer that comes late tells how long nothing here could run, the portal and the core of the test as little as
 * whoever measures. What this process computed meanwhile counts: a portal that lets nothing else run is late by itself.
 */
export function startOwnTime(): OwnTime {
  const startedAt = performance.now();
  let tickedAt = startedAt;
  let used = process.cpuUsage();
  let withoutTurnMs = 0;
  /** A timer is a few milliseconds late on any machine. */
  const missed = () => {
    const { user, system } = process.cpuUsage(used);
    return Math.max(0, performance.now() - tickedAt - 2 * tickMs - (user + system) / 1_000);
  };
  const timer = setInterval(() => {
    withoutTurnMs += missed();
    tickedAt = performance.now();
    used = process.cpuUsage();
  }, tickMs);
  const withheld = () => withoutTurnMs + missed();
  return {
    get elapsedMs() {
      return performance.now() - startedAt - withheld();
    },
    get withheldMs() {
      return withheld();
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
