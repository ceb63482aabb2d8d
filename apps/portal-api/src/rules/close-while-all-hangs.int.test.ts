import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCoreFake, fault } from '@portal/core-fake';
import { longestCloseMs } from '../portal.js';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

describe('a close while Redis hangs, the core saves nothing in time and answers run', () => {
  let redis: RedisServer;
  let test: TestPortal;

  beforeEach(async () => {
    redis = await startRedisServer();
    const core = createCoreFake({ tokenMs: 30, firstTokenMs: 100 });
    test = await startTestPortal({ REDIS_URL: redis.url }, { core });
  });
  afterEach(async () => {
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  it('has its bound, and names every exchange that it leaves behind', async () => {
    test.core.faults.set([
      { match: { route: 'chat' }, fault: fault.slowTokens(1_000) },
      { match: { route: 'exchanges' }, fault: fault.slowHeaders(20_000) },
    ]);
    const ids: string[] = [];
    for (const name of ['stu-1001', 'stu-1002']) {
      const user = await test.signIn(name);
      const { body } = await user.ask(await user.createDialog(), 'Почему небо голубое?');
      ids.push(body.answer_id);
    }
    await eventually(() => expect(test.core.activeStreams()).toBe(1));
    redis.freeze(true);
    const startedAt = performance.now();
    await test.portal.close();
    const tookMs = performance.now() - startedAt;
    redis.freeze(false);
    // What comes on top is this machine's: without the bound it would wait for the core's 20 s.
    expect(tookMs).toBeLessThan(longestCloseMs + 2_000);
    const lost = test
      .log()
      .split('\n')
      .filter((line) => line.includes('exchanges were not saved'));
    expect(lost).toHaveLength(1);
    for (const id of ids) expect(lost[0]).toContain(id);
  }, 40_000);
});
