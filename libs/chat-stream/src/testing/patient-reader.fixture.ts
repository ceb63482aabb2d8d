import { soon } from './wait.fixture.js';
import type { World } from './world.fixture.js';

/** Reads an answer to its `done` from a place on, and comes back while it is told that the instance cannot say (1001). */
export async function readPatiently(
  instance: World['listener'],
  channel: string,
  place: { readonly answer: string; readonly offset: number },
): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const socket = await instance.listen(channel, place);
    await socket.until(({ dones, code }) => dones > 0 || code !== undefined, 10_000);
    if (socket.code !== 1001) return socket.heard;
    await soon(200);
  }
  throw new Error('The instance could not say in time');
}
