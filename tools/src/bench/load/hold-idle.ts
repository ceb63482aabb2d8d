import type { IdleOrder } from './job.js';
import { RawStream } from './raw-stream.js';

/** Handshakes at the same time. */
const atOnce = 64;
const nothing = { text: () => undefined, close: () => undefined };

let held: RawStream[] = [];

/** Opens sockets and holds them; an order for none lets all go. */
export async function holdIdle({ url, sockets }: IdleOrder): Promise<{ sockets: number }> {
  if (sockets === 0) {
    for (const stream of held) stream.close();
    held = [];
  }
  let next = 0;
  const openSome = async () => {
    while (next < sockets) held.push(await RawStream.open(`${url}/idle-${next++}`, {}, nothing));
  };
  await Promise.all(Array.from({ length: atOnce }, openSome));
  return { sockets: held.length };
}
