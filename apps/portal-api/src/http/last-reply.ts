import type { Duplex } from 'node:stream';

/** A client that does not hang up after its last reply is cut off after this. */
const hangUpMs = 1_000;

/**
 * Ends a connection that node no longer looks after, such as one whose upgrade is refused: none of its limits holds there, and
 * a client that leaves its half open would keep it, and a closing server, for ever. Nor does anybody else listen to its
 * errors, and one that nobody hears ends the process.
 */
export function sendLastReply(socket: Duplex, reply: string | Buffer): void {
  socket.on('error', () => socket.destroy());
  socket.end(reply);
  const cut = setTimeout(() => socket.destroy(), hangUpMs).unref();
  socket.once('close', () => clearTimeout(cut));
}
