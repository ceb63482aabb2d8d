import type { Random } from './random.fixture.js';
import type { World } from './world.fixture.js';

/** What a reader had when its answer ended. */
export interface Reading {
  readonly text: string;
  readonly dones: number;
  /** The close code of a failure; undefined after `done`. */
  readonly failure: number | undefined;
  readonly sockets: number;
}

const gaveUp = 30_000;

/** Reads one answer over sockets that it cuts at random moments, each on an instance chosen at random. */
export async function readRestlessly(
  instances: readonly World['listener'][],
  channel: string,
  answer: string,
  random: Random,
  cuts: number,
): Promise<Reading> {
  let text = '';
  let dones = 0;
  const deadline = Date.now() + gaveUp;
  for (let sockets = 1; Date.now() < deadline; sockets += 1) {
    const socket = await random.pick(instances).listen(channel, { answer, offset: text.length });
    const patience = sockets <= cuts ? random.below(40) : gaveUp;
    await socket.until(({ dones, code }) => dones > 0 || code !== undefined, patience).catch(() => undefined);
    // A cut may lose what is on its way, never what was heard.
    socket.cut();
    dones += socket.dones;
    text += socket.dones > 0 ? socket.heard.slice(0, socket.heard.indexOf('|')) : socket.heard;
    if (dones > 0) return { text, dones, failure: undefined, sockets };
    if (socket.code !== undefined && socket.code >= 4_400 && socket.code !== 4_408) {
      return { text, dones, failure: socket.code, sockets };
    }
  }
  throw new Error(`No end within ${gaveUp} ms; heard "${text}"`);
}
