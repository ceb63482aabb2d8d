import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocketServer } from 'ws';
import { closeCodes } from '../close-codes.js';
import { createHub } from '../hub.js';
import { attachWebSocket } from '../ws.js';
import { TestSocket } from '../testing/test-socket.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let server: StreamServer;
afterEach(() => server.stop());

describe('a ws socket', () => {
  it.each(['text', Buffer.from('binary'), ''])('that sends data (%j) is closed with 1003', async (data) => {
    server = await StreamServer.start(createHub());
    const socket = await server.listen('c');
    const neighbour = await server.listen('c');
    socket.ws.send(data);
    expect(await socket.closes()).toBe(1003);
    expect(server.hub.count()).toBe(1);
    expect(neighbour.code).toBeUndefined();
  });

  it('that floods is closed, and the answer goes on for its neighbour', async () => {
    server = await StreamServer.start(createHub());
    const flooder = await server.listen('c');
    const neighbour = await server.listen('c');
    const answer = server.hub.begin('c', 'a');
    for (let i = 0; i < 5_000; i += 1) flooder.ws.send('x'.repeat(500));
    answer.token('unharmed');
    await neighbour.hears('unharmed');
    expect([1003, 1006]).toContain(await flooder.closes());
    answer.done('m');
    await neighbour.hears('unharmed|m|');
  });

  it('leaves the hub when its client goes, politely or not', async () => {
    server = await StreamServer.start(createHub());
    const [polite, rude] = [await server.listen('c'), await server.listen('c')];
    expect(server.hub.count()).toBe(2);
    polite.ws.close(1000);
    rude.cut();
    await eventually(() => server.hub.count() === 0);
    expect(await polite.closes()).toBe(1000);
  });

  it('that does not read is closed with 4408 while its neighbour gets everything', async () => {
    server = await StreamServer.start(createHub());
    const slow = await server.listen('c');
    const quick = await server.listen('c');
    slow.ws.pause();
    const answer = server.hub.begin('c', 'a');
    const piece = 'x'.repeat(50_000);
    let expected = '';
    while (server.hub.count() === 2 && expected.length < 30_000_000) {
      answer.token(piece);
      expected += piece;
      if (expected.length > 15_000_000) break;
      await soon(2);
    }
    expect(server.hub.count()).toBe(1);
    answer.done('m');
    await quick.until((socket) => socket.dones === 1, 10_000);
    expect(quick.heard === `${expected}|m|`).toBe(true);
    slow.ws.resume();
    const code = await slow.closes(10_000);
    expect(code).toBe(4408);
    const again = await server.listen('c', { answer: 'a', offset: slow.heard.length });
    await again.until((socket) => socket.dones === 1, 10_000);
    expect(slow.heard + again.heard === `${expected}|m|`).toBe(true);
  });

  it('that answers no ping is dropped after two of them', async () => {
    server = await StreamServer.start(createHub(), { pingMs: 100 });
    const silent = await server.listen('c');
    const alive = await server.listen('c');
    let pings = 0;
    silent.ws.on('ping', () => (pings += 1));
    silent.ws.pong = () => undefined;
    expect(await silent.closes()).toBe(1006);
    expect(pings).toBe(2);
    expect(alive.code).toBeUndefined();
    expect(server.hub.count()).toBe(1);
  });

  it('is closed by its tag, in the middle of an answer', async () => {
    server = await StreamServer.start(createHub());
    const mine = await server.listen('c', { tag: 'session:1' });
    const other = await server.listen('c', { tag: 'session:2' });
    const answer = server.hub.begin('c', 'a');
    answer.token('x');
    expect(server.hub.closeTagged('session:1', closeCodes.sessionEnded)).toBe(1);
    expect(await mine.closes()).toBe(4401);
    expect(mine.heard).toBe('x');
    answer.done('m');
    await other.hears('x|m|');
  });

  it.each(['x'.repeat(200), 'ж'.repeat(62), `${'x'.repeat(122)}😀`])(
    'is closed by its tag beside its neighbour, also for a reason that does not fit into a closing frame',
    async (reason) => {
      server = await StreamServer.start(createHub());
      const sockets = [await server.listen('c', { tag: 't' }), await server.listen('c', { tag: 't' })];
      const said = sockets.map(({ ws }) => once(ws, 'close'));
      expect(server.hub.closeTagged('t', closeCodes.sessionEnded, reason)).toBe(2);
      for (const [code, short] of await Promise.all(said)) {
        expect(code).toBe(4401);
        expect(reason.startsWith(String(short))).toBe(true);
        expect(String(short).length).toBeGreaterThan(60);
      }
      expect(server.hub.count()).toBe(0);
    },
  );

  it('over the limit of its tag is refused before the upgrade', async () => {
    server = await StreamServer.start(createHub({ maxReadersPerTag: 1 }));
    const first = await server.listen('c', { tag: 'user:1' });
    await expect(server.listen('d', { tag: 'user:1' })).rejects.toThrow('429');
    expect(first.code).toBeUndefined();
    expect(server.hub.count()).toBe(1);
  });

  it('over the limit is closed with 1013 when nobody asked before the upgrade', async () => {
    const hub = createHub({ maxReadersPerChannel: 1 });
    server = await StreamServer.start(hub);
    await server.listen('c');
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    sockets.on('connection', (ws) => attachWebSocket(hub, ws, { channel: 'c' }));
    await once(sockets, 'listening');
    const socket = await TestSocket.open(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
    expect(await socket.closes()).toBe(1013);
    await new Promise((resolve) => sockets.close(resolve));
  });

  it('gets 1001 when the hub closes', async () => {
    server = await StreamServer.start(createHub());
    const socket = await server.listen('c');
    await server.hub.close();
    expect(await socket.closes()).toBe(1001);
  });
});
