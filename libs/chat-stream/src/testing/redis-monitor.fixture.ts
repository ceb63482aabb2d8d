import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A command that a Redis was sent; `source` is `lua` for one of a script. */
export interface SeenCommand {
  readonly name: string;
  readonly args: readonly string[];
  readonly source: string;
}

/** `+1796079041.799875 [0 127.0.0.1:60456] "subscribe" "chat-stream:everyone"` */
const LINE = /^\+[\d.]+ \[\d+ (\S+)\] (.*)$/;
const WORD = /"((?:[^"\\]|\\.)*)"/g;

/**
 * Tells of every command that a Redis is sent from now on, until it is disposed. A client of ioredis that monitors takes a command
 * that comes in one packet with the reply to MONITOR for a broken connection, and connects again for ever.
 */
export async function watchCommands(port: number, tell: (seen: SeenCommand) => void): Promise<Disposable> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const isOn = new Promise<void>((resolve, reject) => {
    socket.once('error', reject).once('close', () => reject(new Error('Redis has closed the connection')));
    createInterface(socket).on('line', (line) => {
      if (line === '+OK') resolve();
      const [, source, words] = LINE.exec(line) ?? [];
      if (source === undefined || words === undefined) return;
      const [name = '', ...args] = Array.from(words.matchAll(WORD), ([, word]) => word!);
      tell({ name: name.toLowerCase(), args, source });
    });
  });
  socket.write('MONITOR\r\n');
  await isOn;
  return { [Symbol.dispose]: () => socket.destroy() };
}
