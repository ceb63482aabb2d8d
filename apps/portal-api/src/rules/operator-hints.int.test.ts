import { describe, expect, it } from '@jest/globals';
import { createCoreFake } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const linesOf = (test: TestPortal, message: string) =>
  test
    .log()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line) as Record<string, string>);

const firstSilence = (test: TestPortal) =>
  eventually(async () => {
    const [change] = linesOf(test, 'core health changed');
    expect(change).toBeDefined();
    return change;
  });

describe('the log tells an operator what is wrong, and which setting to look at', () => {
  it('where Redis wants another password: once, however often it is tried', async () => {
    await using redis = await startRedisServer();
    const admin = new Redis(redis.port, '127.0.0.1');
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    await admin.config('SET', 'requirepass', 'another');
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await eventually(() =>
      expect(linesOf(test, 'Redis is away').map(({ code, hint }) => [code, hint])).toContainEqual([
        'NOAUTH',
        'it does not take who asks: check REDIS_URL',
      ]),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(linesOf(test, 'Redis is away').filter(({ code }) => code === 'NOAUTH')).toHaveLength(1);

    await admin.config('SET', 'requirepass', '');
    admin.disconnect();
    await eventually(async () => expect((await fetch(`${test.opsUrl}/readyz`)).status).toBe(200), 5_000);
  });

  it('where Redis may forget what it was told to keep', async () => {
    await using redis = await startRedisServer();
    const admin = new Redis(redis.port, '127.0.0.1');
    await admin.config('SET', 'maxmemory-policy', 'allkeys-lru');
    admin.disconnect();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const told = linesOf(test, 'Redis does not suit');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      policy: 'allkeys-lru',
      hint: expect.stringContaining('set maxmemory-policy noeviction'),
    });
  });

  it('where Redis suits, nothing', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    expect(linesOf(test, 'Redis does not suit')).toEqual([]);
    expect(linesOf(test, 'Redis is away')).toEqual([]);
  });

  it('where the core does not take the token', async () => {
    const core = createCoreFake({ token: 'of the core' });
    await using test = await startTestPortal({ CORE_TOKEN: 'of somebody else' }, { core });
    expect(await firstSilence(test)).toMatchObject({
      level: 'warn',
      verdict: 'down',
      look: 'silent',
      code: 'HTTP 401',
      hint: 'it does not take who asks: check CORE_TOKEN',
    });
  });

  it('where nothing listens at the address of the core', async () => {
    await using test = await startTestPortal({ CORE_URL: 'http://127.0.0.1:1' });
    expect(await firstSilence(test)).toMatchObject({
      code: 'ECONNREFUSED',
      hint: 'nothing listens there: start it, or check CORE_URL',
    });
  });
});
