import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { RunningScript } from './testing/run-script.fixture.js';
import { TestSocket } from './testing/test-socket.fixture.js';

let script: RunningScript | undefined;
afterEach(() => script?.kill());

/** A client that shakes hands and then never says anything, nor reads. */
async function openSilently(port: string, path: string): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'readable');
  expect(String(socket.read(12))).toBe('HTTP/1.1 101');
}

async function openSocketIo(port: string, transports: ('polling' | 'websocket')[]): Promise<void> {
  const client = io(`http://127.0.0.1:${port}/c`, { transports, reconnection: false, forceNew: true });
  client.on('closing', () => undefined);
  await once(client as never, 'message');
}

async function takesToEnd(closing: RunningScript): Promise<number> {
  closing.writeLine('close');
  const askedAt = Date.now();
  expect(await closing.readLine()).toBe('closed');
  const closedAt = Date.now();
  expect(closedAt - askedAt).toBeLessThan(2_000);
  expect(await closing.exits(10_000)).toBe(0);
  return Date.now() - closedAt;
}

describe('a process ends by itself within a second after close()', () => {
  it('with sockets of ws, one of which never answers', async () => {
    script = RunningScript.start('closing-process.fixture.ts', 'ws');
    const port = await script.readLine();
    await TestSocket.open(`ws://127.0.0.1:${port}/c`);
    await openSilently(port, '/c');
    expect(await takesToEnd(script)).toBeLessThan(1_000);
  });

  it('with sockets of Socket.IO that poll, change over, never answer, or have no stream', async () => {
    script = RunningScript.start('closing-process.fixture.ts', 'socket-io');
    const port = await script.readLine();
    const engine = '/socket.io/?EIO=4&transport=';
    await openSocketIo(port, ['websocket']);
    await openSocketIo(port, ['polling']);
    await openSocketIo(port, ['polling', 'websocket']);
    await openSilently(port, `${engine}websocket`);
    await fetch(`http://127.0.0.1:${port}${engine}polling`).then((reply) => reply.text());
    const { sid } = JSON.parse(
      (await fetch(`http://127.0.0.1:${port}${engine}polling`).then((reply) => reply.text())).slice(1),
    ) as { sid: string };
    // A change of transport that is never completed.
    await openSilently(port, `${engine}websocket&sid=${sid}`);
    expect(await takesToEnd(script)).toBeLessThan(1_000);
  });
});
