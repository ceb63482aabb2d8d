import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 100;
const probeMs = 1_000;

const longestWord = 500;

/**
 * Asks the address until it answers with success. Undefined once it does; what was heard last when it did not within the time, or
 * was aborted.
 */
export async function waitUntilReady(
  url: string,
  withinMs: number,
  signal: AbortSignal,
): Promise<string | undefined> {
  const deadline = performance.now() + withinMs;
  let lastWord: string | undefined = `${url} was not asked`;
  while (performance.now() < deadline && !signal.aborted) {
    lastWord = await hear(url, signal);
    if (lastWord === undefined) return undefined;
    await delay(pollMs);
  }
  return lastWord;
}

async function hear(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(probeMs)]) });
    const body = await reply.text();
    return reply.ok ? undefined : `${url} answers ${reply.status} ${body.slice(0, longestWord).trim()}`;
  } catch {
    return `${url} does not answer`;
  }
}
