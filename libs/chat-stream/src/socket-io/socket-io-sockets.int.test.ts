import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Socket } from 'socket.io';
import { closeCodes } from '../close-codes.js';
import { createHub } from '../hub.js';
import { attachSocketIo, prepareSocketIo } from '../socket-io.js';
import { SocketIoServer } from '../testing/socket-io-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let server: SocketIoServer;
afterEach(() => server.stop());

describe.each(['websocket', 'polling'] as const)('a Socket.IO socket over %s', (transport) => {
  it.each([['message', 'text'], ['anything', Buffer.from('binary')], ['empty']])(
    'that sends an event (%j) gets closing 1003',
    async (event, ...args) => {
      server = await SocketIoServer.start(createHub(), transport);
      const socket = await server.listen('c');
      const neighbour = await server.listen('c');
      socket.client.emit(event, ...args);
      expect(await socket.closes()).toBe(1003);
      expect(socket.reason).toBe('this stream takes no data');
      expect(server.hub.count()).toBe(1);
      expect(neighbour.code).toBeUndefined();
    },
  );

  it('leaves the hub when its client goes, politely or not', async () => {
    server = await SocketIoServer.start(createHub(), transport);
    const [polite, rude] = [await server.listen('c'), await server.listen('c')];
    expect(server.hub.count()).toBe(2);
    polite.client.disconnect();
    rude.cut();
    await eventually(() => server.hub.count() === 0);
    await eventually(() => server.io.engine.clientsCount === 0);
    expect([...server.io._nsps.keys()]).toEqual(['/']);
  });

  it('is closed by its tag, in the middle of an answer', async () => {
    server = await SocketIoServer.start(createHub(), transport);
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

  it('gets closing 1001 when the hub closes, and its connection ends', async () => {
    server = await SocketIoServer.start(createHub(), transport);
    const socket = await server.listen('c');
    await server.hub.close();
    expect(await socket.closes()).toBe(1001);
    await eventually(() => server.io.engine.clientsCount === 0);
  });

  it('does not hurt the other streams of its connection when it is closed', async () => {
    server = await SocketIoServer.start(createHub(), transport);
    const first = await server.listen('c', { tag: 'session:1' });
    const second = await server.listen('d', {}, { beside: first });
    expect(server.io.engine.clientsCount).toBe(1);
    const failing = server.hub.begin('c', 'a');
    failing.fail(closeCodes.coreFailed);
    expect(await first.closes()).toBe(4502);
    const answer = server.hub.begin('d', 'b');
    answer.token('unharmed');
    answer.done('m');
    await second.hears('unharmed|m|');
    server.hub.closeTagged('channel:d', closeCodes.sessionEnded);
    expect(await second.closes()).toBe(4401);
    await eventually(() => server.io.engine.clientsCount === 0);
  });

  it('over the limit is refused in the handshake', async () => {
    server = await SocketIoServer.start(createHub({ maxReadersPerTag: 1 }), transport);
    const first = await server.listen('c', { tag: 'user:1' });
    await expect(server.listen('d', { tag: 'user:1' })).rejects.toThrow('No room');
    expect(first.code).toBeUndefined();
    expect(server.hub.count()).toBe(1);
  });
});

describe('a Socket.IO socket', () => {
  it('goes on without loss while it changes from polling to websocket', async () => {
    server = await SocketIoServer.start(createHub());
    const socket = await server.listen('c', {}, { transports: ['polling', 'websocket'] });
    const answer = server.hub.begin('c', 'a');
    let text = '';
    while (socket.client.io.engine.transport.name !== 'websocket' || text.length < 2_000) {
      text += `${text.length} `;
      answer.token(`${text.length} `);
      await soon(0);
      if (text.length > 200_000) throw new Error('the transport did not change');
    }
    answer.done('m');
    await socket.until(({ dones }) => dones === 1);
    expect(socket.heard.endsWith('|m|')).toBe(true);
    expect(socket.heard.length).toBe(answer.length + 3);
  });

  it('that does not read gets closing 4408 while its neighbour gets everything', async () => {
    server = await SocketIoServer.start(createHub());
    const slow = await server.listen('c');
    const quick = await server.listen('c');
    slow.ws.pause();
    const answer = server.hub.begin('c', 'a');
    const piece = 'x'.repeat(50_000);
    let expected = '';
    while (server.hub.count() === 2 && expected.length < 15_000_000) {
      answer.token(piece);
      expected += piece;
      await soon(2);
    }
    expect(server.hub.count()).toBe(1);
    answer.done('m');
    await quick.until(({ dones }) => dones === 1, 10_000);
    expect(quick.heard === `${expected}|m|`).toBe(true);
    slow.ws.resume();
    expect(await slow.closes(10_000)).toBe(4408);
    const again = await server.listen('c', { answer: 'a', offset: slow.heard.length });
    await again.until(({ dones }) => dones === 1, 10_000);
    expect(slow.heard + again.heard === `${expected}|m|`).toBe(true);
  });

  it('that never reads again is cut off, and its buffer with it', async () => {
    server = await SocketIoServer.start(createHub());
    const slow = await server.listen('c');
    slow.ws.pause();
    const answer = server.hub.begin('c', 'a');
    while (server.hub.count() === 1) {
      answer.token('x'.repeat(50_000));
      await soon(2);
    }
    const startedAt = Date.now();
    await eventually(() => server.io.engine.clientsCount === 0, 10_000);
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    answer.done('m');
  });

  it('attached after it is connected gets the answer, or closing 1013 over the limit', async () => {
    server = await SocketIoServer.start(createHub({ maxReadersPerChannel: 1 }));
    server.io.of('/').on('connection', (socket: Socket) => {
      attachSocketIo(server.hub, socket, { channel: 'plain' });
    });
    const first = await server.listen('');
    const answer = server.hub.begin('plain', 'a');
    answer.token('heard');
    answer.done('m');
    await first.hears('heard|m|');
    const second = await server.listen('');
    expect(await second.closes()).toBe(1013);
    expect(first.code).toBeUndefined();
  });

  it('keeps its place while it waits: what was sent, and a logout, reach it', async () => {
    server = await SocketIoServer.start(createHub());
    const waiting = server.io.of('/waiting').use(async (socket, next) => {
      const place = await prepareSocketIo(server.hub, socket, { channel: 'w', tags: ['session:1'] });
      const answer = server.hub.begin('w', 'a');
      answer.token('early');
      await soon(20);
      server.hub.closeTagged('session:1', closeCodes.sessionEnded);
      answer.done('m');
      waiting.once('connection', () => place.connect());
      next();
    });
    const socket = await server.listen('waiting');
    expect(await socket.closes()).toBe(4401);
    expect(socket.heard).toBe('early');
    expect(server.hub.count()).toBe(0);
  });

  it('opens beside any number of others on one connection without a warning', async () => {
    server = await SocketIoServer.start(createHub());
    let most = 0;
    server.io.engine.on('connection', (engine: EventEmitter) =>
      engine.on('newListener', (event) => {
        if (event === 'close') most = Math.max(most, engine.listenerCount('close') + 1);
      }),
    );
    const first = await server.listen('c');
    const listen = (_: unknown, i: number) => server.listen(`c-${i}`, {}, { beside: first });
    await Promise.all(Array.from({ length: 30 }, listen));
    expect(server.hub.count()).toBe(31);
    expect(most).toBeLessThanOrEqual(EventEmitter.defaultMaxListeners);
  });

  it('gives its place up when its client leaves before it is connected', async () => {
    server = await SocketIoServer.start(createHub());
    let goOn = () => {};
    const reached = new Promise<void>((resolve) => {
      server.io.of('/waiting').use(async (socket, next) => {
        await prepareSocketIo(server.hub, socket, { channel: 'w' });
        goOn = next;
        resolve();
      });
    });
    const opening = server.listen('waiting').catch(() => undefined);
    await reached;
    expect(server.hub.count()).toBe(1);
    server.io.engine.close();
    await eventually(() => server.hub.count() === 0);
    goOn();
    await Promise.race([opening, once(server.io.engine, 'connection'), soon(50)]);
    expect(server.hub.count()).toBe(0);
  });

  it('that polls no more after its end is forgotten within seconds', async () => {
    server = await SocketIoServer.start(createHub(), 'polling');
    const { port } = server;
    const ask = async (query: string, body?: string) => {
      const url = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling${query}`;
      const reply = await fetch(url, body ? { method: 'POST', body } : {});
      return reply.text();
    };
    const { sid } = JSON.parse((await ask('')).slice(1)) as { sid: string };
    await ask(`&sid=${sid}`, '40/c,');
    expect(await ask(`&sid=${sid}`)).toContain('40/c,');
    await server.hub.close();
    expect(await ask(`&sid=${sid}`)).toContain('["closing",{"code":1001,"reason":"going away"}]');
    expect(server.io.engine.clientsCount).toBe(1);
    const startedAt = Date.now();
    await eventually(() => server.io.engine.clientsCount === 0, 10_000);
    expect(Date.now() - startedAt).toBeLessThan(6_000);
  });

  it('leaves the other upgrades of its server alone, however long they take', async () => {
    server = await SocketIoServer.start(createHub());
    server.http.on('upgrade', (request, socket) => {
      if (request.url !== '/other') return;
      setTimeout(() => socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n'), 1_300);
    });
    const { port } = server;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [reply] = await once(socket, 'data');
    expect(String(reply)).toContain('401');
    socket.destroy();
  });
});
