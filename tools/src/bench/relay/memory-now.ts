import { setImmediate as turn } from 'node:timers/promises';

/** Bytes that a process holds. */
export interface Memory {
  readonly rss: number;
  /** JavaScript's objects, and what they hold outside the heap. */
  readonly heap: number;
}

/** What this process holds after a collection; needs `--expose-gc`. */
export async function readMemory(): Promise<Memory> {
  for (let time = 0; time < 4; time++) {
    globalThis.gc?.();
    await turn();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}
