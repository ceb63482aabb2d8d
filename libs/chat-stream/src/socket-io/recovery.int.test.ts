import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Server, type ServerOptions } from 'socket.io';
import { io, type Socket as Client } from 'socket.io-client';
import { createHub, type Hub } from '../hub.js';
import { attachSocketIo, guardSocketIo, recommendedServerOptions } from '../socket-io.js';
import { eventually } from '../testing/wait.fixture.js';

let hub: Hub;
let server: Server;
let client: Client;
/** What the checks have seen. */
let checks: number;
let allowed: boolean;
let closings: { code: number }[];
let text: string;

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  [hub, checks, allowed, closings, text] = [createHub(), 0, true, [], ''];
  const http = createServer();
  server = new Server(http, { ...recommendedServerOptions, ...options });
  server
    .of('/')
    .use((_socket, next) => {
      checks += 1;
      next(allowed ? undefined : new Error('signed out'));
    })
    .on('connection', (socket) => {
      const { answer, offset } = socket.handshake.auth as { answer?: string; offset?: number };
      const resume = answer === undefined ? undefined : { answer, offset: Number(offset) };
      attachSocketIo(hub, socket, { channel: 'c', resume });
    });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnectionDelay: 20,
    auth: (give) => give({ answer: 'a', offset: text.length }),
  });
  client.on('message', ({ type, data }) => (text += type === 'token' ? data : `|${data.message_id}|`));
  client.on('closing', (closing: { code: number }) => closings.push(closing));
}

afterEach(async () => {
  client.disconnect();
  await hub.close();
  await server.close();
});

describe('a client that lost its connection', () => {
  it('comes back by itself, through the checks, and goes on where it was', async () => {
    await start();
    const answer = hub.begin('c', 'a');
    answer.token('before ');
    await eventually(() => text === 'before ');
    client.io.engine.close();
    await eventually(() => !client.connected);
    answer.token('meanwhile ');
    await eventually(() => client.connected && text === 'before meanwhile ');
    expect([checks, Boolean(client.recovered)]).toEqual([2, false]);
    answer.done('m');
    await eventually(() => text === 'before meanwhile |m|');
  });

  it('is refused when it may no more, also when it claims a session to recover', async () => {
    await start();
    hub.begin('c', 'a').token('before ');
    await eventually(() => text === 'before ');
    const refusals: string[] = [];
    client.on('connect_error', ({ message }) => refusals.push(message));
    allowed = false;
    client.auth = { answer: 'a', offset: 7, pid: client.id };
    client.io.engine.close();
    await eventually(() => refusals.length > 0);
    expect([refusals[0], checks, hub.count()]).toEqual(['signed out', 2, 0]);
  });
});

describe('a server whose recovery skips the checks', () => {
  it('gives a recovered socket nothing: it is sent away and comes back through the checks', async () => {
    // Without the guard, which would not have let the server start like this.
    await start({ connectionStateRecovery: {} });
    expect(() => guardSocketIo(server)).toThrow('must be off');
    const answer = hub.begin('c', 'a');
    answer.token('before ');
    await eventually(() => text === 'before ');
    // Recovery needs an offset, which only a broadcast brings.
    server.of('/').emit('news');
    await new Promise((resolve) => client.once('news', resolve));
    const recovered: boolean[] = [];
    client.on('connect', () => recovered.push(Boolean(client.recovered)));
    // An offset of the client's own would take the place of Socket.IO's, and nothing would be recovered.
    client.auth = {};
    client.io.engine.close();
    await eventually(() => closings.length > 0);
    expect([recovered, checks, closings]).toEqual([
      [true],
      1,
      [{ code: 1001, reason: 'come back without a recovery' }],
    ]);
    expect(hub.count()).toBe(0);
    await eventually(() => !client.connected);
    client.auth = { answer: 'a', offset: text.length };
    client.connect();
    answer.done('m');
    await eventually(() => text === 'before |m|');
    expect([recovered, checks]).toEqual([[true, false], 2]);
  });
});
