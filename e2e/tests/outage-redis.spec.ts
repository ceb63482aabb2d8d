import { expect, test, timed } from '../support/own-stack.js';
import { textOf, waitForDone } from '../support/read-answer.js';
import { startRestartableRedis, type RestartableRedis } from '../support/restartable-redis.js';
import { startStack } from '../support/stack.js';

/** While Redis is away every request ends within this time, and so soon after its return all works again. */
const endWithinMs = 1_000;
const backWithinMs = 5_000;

const redisTest = test.extend<{ readonly redis: RestartableRedis }>({
  // Playwright wants the pattern, also where a fixture builds on no other.
  // eslint-disable-next-line no-empty-pattern
  redis: async ({}, use) => {
    const redis = await startRestartableRedis();
    await use(redis);
    await redis.kill();
  },
  stack: async ({ redis }, use, { testId }) => {
    const settings = { REDIS_URL: redis.url };
    const stack = await startStack(`redis-${testId}`, { portal: settings, core: settings });
    await use(stack);
    await stack.stop();
  },
});

redisTest('Redis restarts in the middle of a session', async ({ frontEnd, openOther, redis }) => {
  await frontEnd.signIn('stu-1005');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('before', dialog);
  expect((await frontEnd.ask(dialog, 'Что такое радуга?')).status).toBe(202);
  await waitForDone(frontEnd, 'before');
  const stranger = await openOther();

  await redis.kill();
  for (const ask of [
    () => frontEnd.send('GET', '/courses'),
    () => frontEnd.send('GET', '/auth/session'),
    () => frontEnd.send('GET', '/health'),
    () => frontEnd.send('POST', '/assistant/sessions'),
    () => frontEnd.ask(dialog, 'А двойная?'),
    () => stranger.send('POST', '/auth/login', { student_id: 'stu-1006' }),
  ]) {
    const { value, ms } = await timed(ask);
    expect([value.status, value.body.code]).toEqual([503, 'store_unavailable']);
    expect(Number(value.headers['retry-after'])).toBeGreaterThan(0);
    expect(ms).toBeLessThan(endWithinMs);
  }
  expect((await timed(() => stranger.send('GET', '/courses'))).value.status).toBe(401);

  await redis.start();
  const { ms } = await timed(async () => {
    await expect
      .poll(async () => (await frontEnd.send('POST', '/auth/login', { student_id: 'stu-1005' })).status, {
        timeout: backWithinMs,
        intervals: [100],
      })
      .toBe(200);
    const next = await frontEnd.createDialog();
    await frontEnd.openDialogStream('after', next);
    expect((await frontEnd.ask(next, 'А теперь: что такое радуга?')).status).toBe(202);
  });
  expect(ms).toBeLessThan(backWithinMs);
  expect(textOf(await waitForDone(frontEnd, 'after'))).not.toBe('');
  // What was said before is the core's.
  const { body } = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
  expect(body.messages).toHaveLength(2);
});
