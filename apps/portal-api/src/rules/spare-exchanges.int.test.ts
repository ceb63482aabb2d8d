import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCoreFake, type CoreFake } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const question = 'Почему небо голубое?';

describe('an accepted question whose answer broke off while both Redis and the core were away', () => {
  let redis: RedisServer;
  let core: CoreFake;
  let coreUrl: string;
  let test: TestPortal;
  /** Of a user who shares the answer that another's question caused: the core knows nothing of it. */
  let dialog: string;
  let answerId: string;
  const start = () => startTestPortal({ REDIS_URL: redis.url, CORE_URL: coreUrl }, { core });
  const coreIsBack = () => core.listen(Number(new URL(coreUrl).port));
  const stored = () => core.messages(dialog).filter(({ text }) => text === question);

  beforeEach(async () => {
    redis = await startRedisServer();
    // Some seven seconds long: it still goes on when both go away.
    core = createCoreFake({ tokenMs: 100, firstTokenMs: 200 });
    coreUrl = await core.listen();
    test = await start();
    const [leader, follower] = [await test.signIn('stu-1001'), await test.signIn('stu-1002')];
    const led = await leader.createDialog();
    dialog = await follower.createDialog();
    const stream = await follower.openStream(dialog);
    const leading = leader.ask(led, question);
    await eventually(() => expect(core.activeStreams()).toBe(1));
    const { body } = await follower.ask(dialog, question);
    expect(body.cache).toBe('joined');
    answerId = body.answer_id;
    await leading;
    await redis.stop();
    await core.close();
    expect((await stream.closed()).code).toBe(4502);
  });
  afterEach(async () => {
    await test.portal.close(0);
    await core.close();
    await redis.stop();
  });

  it('is delivered by a closing instance to a core that is back', async () => {
    await coreIsBack();
    await test.portal.close(0);
    expect(stored()).toHaveLength(1);
    expect(test.log()).not.toContain('exchanges were not saved');
  }, 30_000);

  it('outlives its instance once Redis is back', async () => {
    await redis.start();
    await eventually(() => expect(test.portal.context.store.ping()).resolves.not.toThrow());
    await test.portal.close(0);
    expect(test.log()).not.toContain('exchanges were not saved');
    await coreIsBack();
    test = await start();
    await eventually(() => expect(stored()).toHaveLength(1), 15_000);
  }, 40_000);

  it('is named in the log of an instance that ends while both are away, and the end has its bound', async () => {
    const startedAt = performance.now();
    await test.portal.close(0);
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    const lines = test
      .log()
      .split('\n')
      .filter((line) => line.includes('exchanges were not saved'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(answerId);
  }, 30_000);
});
