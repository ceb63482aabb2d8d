import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocketServer, type WebSocket } from 'ws';
import { closeCodes } from '../close-codes.js';
import { createHub, type Hub } from '../hub.js';
import { TestSocket } from '../testing/test-socket.fixture.js';
import { prepareWebSocket, recommendedServerOptions, type PreparedSocket } from '../ws.js';

let hub: Hub;
let server: Server;
/** What happens between the place in the hub and the open socket. */
let between: () => void;

beforeEach(async () => {
  hub = createHub();
  between = () => undefined;
  const sockets = new WebSocketServer(recommendedServerOptions);
  server = createServer();
  server.on('upgrade', async (request, socket, head) => {
    const place = await prepareWebSocket(hub, { channel: 'c', tags: ['session:1'] });
    between();
    sockets.handleUpgrade(request, socket, head, (ws) => place.connect(ws));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await hub.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = () => TestSocket.open(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);

describe('a place that is taken before the upgrade', () => {
  it('upgrade and logout at once: the socket opens and is closed with 4401', async () => {
    between = () => hub.closeTagged('session:1', closeCodes.sessionEnded);
    expect(await (await open()).closes()).toBe(4401);
    expect(hub.count()).toBe(0);
  });

  it('hands the socket what was sent before it was open', async () => {
    const writers = [hub.begin('c', 'a')];
    between = () => writers[0]!.token('early ');
    const socket = await open();
    writers[0]!.token('late');
    writers[0]!.done('m');
    await socket.hears('early late|m|');
  });

  it('goes on corked writes when the socket opens in the middle of a turn', async () => {
    const answer = hub.begin('c', 'a');
    answer.token('a');
    const socket = await open();
    await socket.hears('a');
    answer.token('b');
    await socket.hears('ab');
  });

  it('is waited for from when it is there, and a socket that comes too late is told to come back', async () => {
    let place!: PreparedSocket;
    let ready = (): void => undefined;
    const slow = { ready: new Promise<void>((resolve) => (ready = resolve)), detach: jest.fn() };
    const attach = jest.spyOn(hub, 'attach').mockReturnValueOnce(slow);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const preparing = prepareWebSocket(hub, { channel: 'c' });
      jest.advanceTimersByTime(11_000);
      ready();
      place = await preparing;
      expect(slow.detach).not.toHaveBeenCalled();
      jest.advanceTimersByTime(11_000);
      expect(slow.detach).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
      attach.mockRestore();
    }
    const close = jest.fn();
    expect(place.connect({ close } as unknown as WebSocket)).toBe(slow);
    expect(close).toHaveBeenCalledWith(closeCodes.goingAway, expect.any(String));
  });

  it('is given up when the upgrade fails', async () => {
    const place = await prepareWebSocket(hub, { channel: 'c' });
    expect(hub.count()).toBe(1);
    place.cancel();
    expect(hub.count()).toBe(0);
  });
});
