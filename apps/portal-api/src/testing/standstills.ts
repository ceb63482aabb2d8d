/** Tells for how long this process did nothing, as on a machine that is busy with something else. */
export interface Standstills extends Disposable {
  /** The sum of all longer ones since then, in ms. */
  msSince(at: number): number;
}

const lookEveryMs = 50;
/** What is shorter delays nobody. */
const shortestMs = 100;

export function watchStandstills(): Standstills {
  const seen: { readonly endedAt: number; readonly ms: number }[] = [];
  let lookedAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const ms = now - lookedAt - lookEveryMs;
    if (ms >= shortestMs) seen.push({ endedAt: now, ms });
    lookedAt = now;
  }, lookEveryMs);
  return {
    msSince: (at) => seen.filter(({ endedAt }) => endedAt > at).reduce((sum, { ms }) => sum + ms, 0),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
