import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 100;
const probeMs = 1_000;

/** Asks the address until it answers with success. False when it did not within the time, or was aborted. */
export async function waitUntilReady(url: string, withinMs: number, signal: AbortSignal): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline && !signal.aborted) {
    if (await answers(url, signal)) return true;
    await delay(pollMs);
  }
  return false;
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(probeMs)]) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}
