import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHub } from '../hub.js';
import { createRedisRelay } from '../redis.js';
import { readPatiently } from '../testing/patient-reader.fixture.js';
import { RedisSentinel } from '../testing/redis-sentinel.fixture.js';
import { SocketIoServer } from '../testing/socket-io-server.fixture.js';
import { StreamServer } from '../testing/stream-server.fixture.js';
import { eventually, soon } from '../testing/wait.fixture.js';

let servers: RedisSentinel;
let instances: { stop(): Promise<void> }[];
beforeEach(async () => {
  servers = await RedisSentinel.start();
  instances = [];
}, 40_000);
afterEach(async () => {
  for (const instance of instances) await instance.stop();
  await servers.stop();
});

/** How long a new question may have to wait from the moment at which the master died. */
const questionsWithinMs = 15_000;

async function instance(): Promise<StreamServer> {
  const redis = servers.client();
  if (redis.status !== 'ready') await once(redis, 'ready');
  const server = await StreamServer.start(createHub({ relay: createRedisRelay({ redis }) }));
  instances.push(server);
  return server;
}

/** Until the replica is what the sentinels say it is. */
async function failedOver(): Promise<void> {
  const replica = servers.replica.client();
  // A server that changes its role may leave a command waiting.
  const role = () => replica.call('INFO', 'replication').catch(() => '');
  await eventually(async () => String(await role()).includes('role:master'), 20_000);
}

describe('a master behind Sentinel that dies in the middle of an answer', () => {
  it('costs no word: tokens go on here at once, elsewhere after the fail-over, and who comes late gets all', async () => {
    const [a, b] = [await instance(), await instance()];
    const socketIo = await SocketIoServer.start(b.hub);
    instances.unshift(socketIo);
    const answer = (await a.hub.claim('c', 'a')).begin();
    const [near, far] = [await a.listen('c'), await b.listen('c')];
    const farther = await socketIo.listen('c');
    let sent = '';
    async function speak(words: number): Promise<void> {
      for (let word = 0; word < words; word += 1) {
        sent += `${sent.length} `;
        answer.token(sent.slice(answer.length));
        await soon(20);
      }
    }
    await speak(50);
    await far.hears(sent);
    await servers.master.kill();
    const diedAt = Date.now();
    await speak(20);
    await near.hears(sent, 1_000);
    await failedOver();
    await speak(50);
    const beforeTheEnd = sent.length;
    await far.until(({ heard }) => heard.length >= beforeTheEnd, 15_000);
    expect(far.code).toBeUndefined();
    answer.done('m');
    for (const socket of [near, far, farther]) await socket.hears(`${sent}|m|`, 10_000);

    const replica = servers.replica.client();
    await eventually(async () => (await replica.exists('chat-stream:{c}:end:a')) === 1, 10_000);
    const c = await instance();
    const late = await readPatiently(c, 'c', { answer: 'a', offset: 10 });
    expect(late).toBe(`${sent.slice(10)}|m|`);

    const next = (await c.hub.claim('c', 'next')).begin();
    next.token('new');
    next.done('n');
    for (const socket of [near, far, farther]) await socket.hears(`${sent}|m|new|n|`, 10_000);
    expect(Date.now() - diedAt).toBeLessThan(questionsWithinMs + 10_000);
  }, 90_000);

  it('lets new questions through all the time on one instance, and across instances within a bound', async () => {
    const [a, b] = [await instance(), await instance()];
    const far = await b.listen('c');
    await servers.master.kill();
    const diedAt = Date.now();
    // Nobody listens to this channel elsewhere: no instance is needed but this one.
    const here = await a.listen('alone');
    const alone = (await a.hub.claim('alone', 'x')).begin();
    alone.token('still here');
    alone.done('m');
    await here.hears('still here|m|');
    let heard = '';
    for (let round = 0; !heard; round += 1) {
      const answer = (await a.hub.claim('c', `a${round}`)).begin();
      answer.token(`word ${round}`);
      answer.done(`${round}`);
      await soon(300);
      ({ heard } = far);
      if (Date.now() - diedAt > questionsWithinMs) break;
    }
    expect(heard).toContain('word');
    await expect(b.hub.claim('c', 'free').then((claim) => claim.release())).resolves.toBeUndefined();
  }, 60_000);

  it('may also live on as a replica: no word is lost, and commands go to the new master', async () => {
    const [a, b] = [await instance(), await instance()];
    const answer = (await a.hub.claim('c', 'a')).begin();
    const far = await b.listen('c');
    let sent = '';
    for (let word = 0; word < 300; word += 1) {
      sent += `${word} `;
      answer.token(`${word} `);
      if (word === 50) await servers.failOver();
      await soon(20);
    }
    answer.done('m');
    await far.hears(`${sent}|m|`, 15_000);
    await failedOver();
    const replica = servers.replica.client();
    await eventually(async () => (await replica.exists('chat-stream:{c}:end:a')) === 1, 10_000);
    const next = (await b.hub.claim('c', 'b')).begin();
    next.token('new');
    next.done('n');
    await far.hears(`${sent}|m|new|n|`, 10_000);
  }, 60_000);

  it('puts back what an answer that had ended lost because it was not replicated yet', async () => {
    const [a, b] = [await instance(), await instance()];
    const first = (await a.hub.claim('c', 'a')).begin();
    first.token('replicated ');
    const replica = servers.replica.client();
    await eventually(async () => (await replica.strlen('chat-stream:{c}:text:a')) > 0);
    // The replica hears nothing of what follows.
    servers.replica.freeze(true);
    const master = servers.master.client();
    await master.call('CLIENT', 'KILL', 'TYPE', 'replica');
    first.token('and not');
    first.done('m');
    await eventually(async () => (await master.exists('chat-stream:{c}:end:a')) === 1);
    await servers.master.kill();
    servers.replica.freeze(false);
    const ends = () => replica.exists('chat-stream:{c}:end:a').catch(() => -1);
    await eventually(async () => (await ends()) === 0);
    await failedOver();
    await eventually(async () => (await ends()) === 1, 30_000);
    const late = await readPatiently(b, 'c', { answer: 'a', offset: 0 });
    expect(late).toBe('replicated and not|m|');
  }, 90_000);
});
