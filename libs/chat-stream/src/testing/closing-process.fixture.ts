import { createInterface } from 'node:readline';
import { createHub } from '../hub.js';
import { SocketIoServer } from './socket-io-server.fixture.js';
import { StreamServer } from './stream-server.fixture.js';

/**
 * An instance that closes when a line comes on its standard input and then has nothing more to do. Says its port, and when
 * it has closed. Argument: `ws` or `socket-io`.
 */
const hub = createHub();
const server = await (process.argv[2] === 'ws' ? StreamServer : SocketIoServer).start(hub);
const answer = hub.begin('c', 'a');
const talking = setInterval(() => answer.token('word '), 5);
const input = createInterface({ input: process.stdin });
input.once('line', () => {
  clearInterval(talking);
  process.stdin.destroy();
  void server.stop().then(() => process.stdout.write('closed\n'));
});
process.stdout.write(`${server.port}\n`);
