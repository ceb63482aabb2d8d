import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeSink } from '../testing/fake-sink.fixture.js';
import { watchCommands } from '../testing/redis-monitor.fixture.js';
import { RedisWorld } from '../testing/redis-world.fixture.js';
import { RunningScript } from '../testing/run-script.fixture.js';
import type { StreamServer } from '../testing/stream-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let world: RedisWorld;
let a: StreamServer;
let b: StreamServer;
beforeEach(async () => {
  world = await RedisWorld.open();
  const limits = { maxReadersPerTag: 3, maxReadersPerChannel: 2 };
  [a, b] = [await world.instance(limits), await world.instance(limits)];
});
afterEach(() => world.close());

const mine = { tag: 'user:1' };
let dialogs = 0;
const openAt = (instance: StreamServer) => instance.listen(`dialog-${(dialogs += 1)}`, mine);
const admits = (instance: StreamServer) =>
  openAt(instance).then(
    (socket) => {
      socket.cut();
      return true;
    },
    () => false,
  );

describe('limits on sockets', () => {
  it('of a user hold for all instances together, and a socket that leaves makes room', async () => {
    const [first] = [await openAt(a), await openAt(a), await openAt(b)];
    await expect(openAt(a)).rejects.toThrow('429');
    await expect(openAt(b)).rejects.toThrow('429');
    await b.listen('dialog-of-another', { tag: 'user:2' });
    first.cut();
    await eventually(() => a.hub.count('user:1') === 1);
    await openAt(b);
    await expect(openAt(a)).rejects.toThrow('429');
    expect(a.hub.count('user:1') + b.hub.count('user:1')).toBe(3);
  });

  it('of a channel hold for all instances together', async () => {
    for (const instance of [a, b]) await instance.listen('c');
    for (const instance of [a, b]) await expect(instance.listen('c')).rejects.toThrow('429');
  });

  it('hold when many come at once', async () => {
    const tries = Array.from({ length: 20 }, (_, i) => openAt(i % 2 ? a : b));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    for (const result of results) if (result.status === 'fulfilled') result.value.cut();
    await eventually(() => a.hub.count() + b.hub.count() === 0);
    for (let i = 0; i < 3; i += 1) await openAt(a);
  });

  it('hold for Socket.IO, and for sockets that are open already: closing 1013', async () => {
    const socketIo = await world.socketIo(b);
    for (let i = 0; i < 3; i += 1) await openAt(a);
    await expect(socketIo.listen('d', mine)).rejects.toThrow('No room');
    const sink = new FakeSink();
    await b.hub.attach({ channel: 'd', tags: ['user:1'] }, sink).ready;
    expect(sink.closed).toBe(1013);
    expect(b.hub.count()).toBe(0);
  });

  it('are those of the instance alone while Redis is away, and of all when it is back, empty', async () => {
    const sockets = [await openAt(a), await openAt(a)];
    await world.redis.kill();
    sockets.push(await openAt(b), await openAt(b), await openAt(b));
    await expect(openAt(b)).rejects.toThrow('429');
    await world.redis.resume();
    const told = world.redis.client();
    await eventually(async () => (await told.hlen('chat-stream:{tag%3Auser%3A1}:seats')) === 2, 10_000);
    await expect(openAt(a)).rejects.toThrow('429');
    for (const socket of sockets.slice(2)) socket.cut();
    await eventually(() => b.hub.count() === 0);
    await openAt(b);
    await expect(openAt(a)).rejects.toThrow('429');
  }, 30_000);

  it('forget an instance that was killed, within 10 s', async () => {
    const readers = RunningScript.start('reader-process.fixture.ts', world.redis.port, 'user:1', 3);
    expect(await readers.readLine()).toBe('here');
    expect(await admits(a)).toBe(false);
    readers.kill();
    const killedAt = Date.now();
    expect(await admits(b)).toBe(false);
    await eventually(() => admits(b), 10_000);
    expect(Date.now() - killedAt).toBeGreaterThan(1_000);
    for (let i = 0; i < 3; i += 1) await eventually(() => openAt(i % 2 ? a : b).then(Boolean, () => false));
    expect(await admits(a)).toBe(false);
  }, 30_000);

  it('cost one command for the channel and one for each tag when a socket comes and when it goes', async () => {
    (await openAt(a)).cut();
    await eventually(() => a.hub.count() === 0);
    await soon(100);
    let commands = 0;
    using _watch = await watchCommands(world.redis.port, ({ args, source }) => {
      if (source !== 'lua' && args.some((arg) => arg.endsWith(':seats'))) commands += 1;
    });
    // The test server gives every socket a tag of its own besides the one that is asked for.
    const socket = await openAt(a);
    await eventually(() => commands === 3);
    socket.cut();
    await eventually(() => commands === 6);
    await soon(100);
    expect(commands).toBe(6);
  });
});
