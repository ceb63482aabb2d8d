import { once } from 'node:events';
import { connect, type Socket as NetSocket } from 'node:net';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';
import { createHub } from '../hub.js';
import { guardSocketIo, recommendedServerOptions } from '../socket-io.js';
import { SocketIoServer } from '../testing/socket-io-server.fixture.js';
import { eventually } from '../testing/wait.fixture.js';

let server: SocketIoServer;
afterEach(() => server.stop());

const path = (transport: string) => `127.0.0.1:${server.port}/socket.io/?EIO=4&transport=${transport}`;

/** A connection that joins nothing. */
async function comeAsStranger(transport: 'websocket' | 'polling'): Promise<number> {
  if (transport === 'polling') return (await fetch(`http://${path(transport)}`)).status;
  const socket = new WebSocket(`ws://${path(transport)}`);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

describe.each(['websocket', 'polling'] as const)('a stranger over %s', (transport) => {
  it('is refused in the handshake when its address has too many, until one of them has gone', async () => {
    server = await SocketIoServer.start(createHub(), transport, {
      connectTimeout: 400,
      maxStrangersPerAddress: 3,
    });
    for (let i = 0; i < 3; i += 1) expect([101, 200]).toContain(await comeAsStranger(transport));
    expect(server.guard.strangers).toBe(3);
    expect([400, 403]).toContain(await comeAsStranger(transport));
    expect(server.io.engine.clientsCount).toBe(3);
    await eventually(() => server.io.engine.clientsCount === 0);
    expect(server.guard.strangers).toBe(0);
    await server.listen('c');
  });

  it('is one no more as soon as it has a stream', async () => {
    server = await SocketIoServer.start(createHub(), transport, { maxStrangersPerAddress: 1 });
    for (let i = 0; i < 5; i += 1) await server.listen('c');
    expect(server.hub.count()).toBe(5);
    expect(server.guard.strangers).toBe(0);
  });
});

describe('strangers', () => {
  it('are told apart by what the server takes for their address, also by whoever asks before the handshake', async () => {
    server = await SocketIoServer.start(createHub(), 'polling', {
      maxStrangersPerAddress: 1,
      addressOf: ({ headers }) => String(headers['x-forwarded-for']),
    });
    const comeFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(`http://${path('polling')}`, { headers })).status;
    };
    expect([await comeFrom('a'), await comeFrom('a'), await comeFrom('b')]).toEqual([200, 403, 200]);
    const admits = (address: string) =>
      server.guard.admits({ headers: { 'x-forwarded-for': address } } as never);
    expect([admits('a'), admits('b'), admits('c')]).toEqual([false, false, true]);
    await server.guard.close();
    expect(admits('c')).toBe(false);
  });

  it('do not count when the server itself refuses them, or when nothing comes of the handshake', async () => {
    server = await SocketIoServer.start(createHub(), 'polling', {
      maxStrangersPerAddress: 1,
      allowRequest: ({ url = '' }, decide) => decide(null, !url.includes('unwanted')),
    });
    expect((await fetch(`http://${path('polling')}&unwanted`)).status).toBe(403);
    // Version 3 of the protocol is refused after the handshake was allowed.
    expect((await fetch(`http://${path('polling').replace('EIO=4', 'EIO=3')}`)).status).toBe(400);
    const broken = connect(server.port, '127.0.0.1');
    broken.end(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await once(broken.resume(), 'close');
    await eventually(() => server.guard.strangers === 0);
    await server.listen('c');
  });

  it('are gone after 5 s by the recommended options', () => {
    expect(recommendedServerOptions.connectTimeout).toBe(5_000);
  });
});

describe('a guarded server that closes', () => {
  it('lets nobody in any more, and lets nobody stay', async () => {
    server = await SocketIoServer.start(createHub());
    const silent = await openSilently();
    const streaming = await server.listen('c');
    await comeAsStranger('polling');
    await server.hub.close();
    expect(await streaming.closes()).toBe(1001);
    const startedAt = Date.now();
    await server.guard.close();
    expect(Date.now() - startedAt).toBeLessThan(900);
    expect(server.io.engine.clientsCount).toBe(0);
    await eventually(() => silent.destroyed);
    expect(await comeAsStranger('polling')).toBe(403);
  });
});

describe('connection state recovery', () => {
  it('is refused by the guard when it would skip the checks', async () => {
    server = await SocketIoServer.start(createHub());
    const recovering = (options: object) =>
      new Server(createServer(), { ...recommendedServerOptions, connectionStateRecovery: options });
    expect(() => guardSocketIo(recovering({}))).toThrow('must be off');
    expect(() => guardSocketIo(recovering({ skipMiddlewares: true }))).toThrow('must be off');
    expect(() => guardSocketIo(recovering({ skipMiddlewares: false }))).not.toThrow();
  });
});

/** A WebSocket whose client never says anything after its handshake, not even goodbye. */
async function openSilently(): Promise<NetSocket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`,
  );
  const [reply] = await once(socket, 'data');
  expect(String(reply)).toContain('101');
  return socket;
}
