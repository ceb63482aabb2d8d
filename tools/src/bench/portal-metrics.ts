import { setTimeout as delay } from 'node:timers/promises';

/** Reads a gauge of the portal that has no labels; NaN when the portal does not tell it. */
export async function readPortalGauge(opsUrl: string, name: string): Promise<number> {
  return readGauge(await (await fetch(`${opsUrl}/metrics`)).text(), name);
}

/** The value of a gauge without labels in Prometheus' text; NaN when it is not told. */
export function readGauge(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1] ?? NaN);
}

/** Asks again and again until it is so. @throws Error that names what was awaited */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  pollMs: number,
  patienceMs: number,
): Promise<void> {
  for (const until = performance.now() + patienceMs; performance.now() < until; await delay(pollMs)) {
    if (await isSo()) return;
  }
  throw new Error(`Not within ${patienceMs / 1_000} s: ${what}.`);
}
