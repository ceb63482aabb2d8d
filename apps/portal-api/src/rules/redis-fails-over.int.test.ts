import { describe, expect, it } from '@jest/globals';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { openSilentLine } from '../testing/silent-line.js';
import { startTestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';
import { within } from '../within.js';

const question = 'Почему небо голубое?';
/** By itself, once a master answers; what a busy machine puts off comes on top. */
const recoversMs = 5_000 + 2_000;

async function replicaOf({ port }: RedisServer, master: { port: number } | null): Promise<void> {
  const admin = new Redis(port, '127.0.0.1');
  if (master === null) await admin.replicaof('NO', 'ONE');
  else await admin.replicaof('127.0.0.1', master.port);
  admin.disconnect();
}

describe('a Redis that takes no writes any more, because it became a replica', () => {
  it('is away: the portal is not ready, says so once, and goes on once it is the master again', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn();
    const readiness = async () => (await fetch(`${test.opsUrl}/readyz`)).status;
    expect(await readiness()).toBe(200);

    await replicaOf(redis, { port: 1 });
    await eventually(async () => expect(await readiness()).toBe(503), 2_000);
    for (const until = Date.now() + 1_500; Date.now() < until;) {
      expect(await readiness()).toBe(503);
      const { status, body } = await user.request('GET', '/api/v1/courses');
      expect([status, body.code]).toEqual([503, 'store_unavailable']);
    }
    const said = test
      .log()
      .split('\n')
      .filter((line) => line.includes('Redis is away'));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('READONLY');

    await replicaOf(redis, null);
    await eventually(async () => {
      expect(await readiness()).toBe(200);
      expect((await user.request('GET', '/api/v1/courses')).status).toBe(200);
    }, recoversMs);
  }, 40_000);

  it.each([
    ['follows it', (next: RedisServer) => next],
    ['is cut off', () => ({ port: 1 })],
  ])(
    'and %s, is left for the new master behind the same address, by every connection',
    async (_how, master) => {
      await using old = await startRedisServer();
      await using next = await startRedisServer();
      await replicaOf(next, old);
      await using line = await openSilentLine(old.port);
      const settings = { REDIS_URL: `redis://127.0.0.1:${line.port}` };
      await using one = await startTestPortal(settings);
      await using other = await startTestPortal({ ...settings, CORE_URL: one.core.url });
      const user = await one.signIn();
      await user.hear(await user.createDialog(), question);
      const admin = new Redis(next.port, '127.0.0.1');
      await eventually(async () => expect(await admin.keys('answer:*')).toHaveLength(1));

      await replicaOf(next, null);
      await replicaOf(old, master(next));
      line.leadTo(next.port);
      await eventually(async () => {
        for (const { opsUrl } of [one, other]) expect((await fetch(`${opsUrl}/readyz`)).status).toBe(200);
        await user.signIn('stu-1001');
      }, recoversMs);

      // The streams of all instances, the outbox, and who waits there for work.
      const there = Object.assign(new TestUser(other.url), { cookie: user.cookie });
      await eventually(async () => {
        const dialog = await user.createDialog();
        const stream = await there.openStream(dialog);
        expect((await user.ask(dialog, 'Почему трава зелёная?')).status).toBe(202);
        await within(1_000, stream.done(), () => {
          throw new Error('nothing was heard');
        });
        stream.socket.close();
        expect(one.core.messages(dialog).at(-1)?.text).toBe(stream.text());
      }, recoversMs);
      one.core.faults.set([faultOn('exchanges', { times: 4 }).status(503)]);
      expect((await user.hear(await user.createDialog(), question)).accepted.cache).toBe('hit');
      await eventually(async () => expect(await admin.keys('outbox:exchange:ex-*')).not.toEqual([]), 4_000);
      one.core.faults.clear();
      await eventually(async () => expect(await admin.keys('outbox:exchange:ex-*')).toEqual([]), 8_000);
      admin.disconnect();
    },
    60_000,
  );
});
