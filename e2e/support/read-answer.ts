import { expect } from '@playwright/test';
import type { FrontEnd, SeenStream } from './front-end.js';

/** Waits for the end of an answer on a stream, and gives all that the stream saw. */
export async function waitForDone(frontEnd: FrontEnd, name: string): Promise<SeenStream> {
  await expect
    .poll(async () => (await frontEnd.stream(name)).frames.at(-1)?.type, { timeout: 20_000 })
    .toBe('done');
  return frontEnd.stream(name);
}

/** Waits for the first fragment of an answer. */
export async function waitForToken(frontEnd: FrontEnd, name: string): Promise<void> {
  await expect
    .poll(async () => (await frontEnd.stream(name)).frames[0]?.type, { intervals: [20] })
    .toBe('token');
}

/** The text of the tokens, in the order of their arrival. */
export function textOf({ frames }: SeenStream): string {
  return frames.flatMap(({ type, data }) => (type === 'token' ? [data] : [])).join('');
}
