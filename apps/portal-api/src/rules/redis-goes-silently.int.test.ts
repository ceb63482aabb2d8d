import { describe, expect, it } from '@jest/globals';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer } from '../testing/redis-server.js';
import { openSilentLine } from '../testing/silent-line.js';
import { startTestPortal } from '../testing/test-portal.js';

const question = 'Почему небо голубое?';

describe('connections to Redis that go away without a word', () => {
  it('are made anew within 5 s, those of the outbox as well', async () => {
    await using redis = await startRedisServer();
    await using line = await openSilentLine(redis.port);
    await using test = await startTestPortal({ REDIS_URL: `redis://127.0.0.1:${line.port}` });
    const user = await test.signIn();
    await user.hear(await user.createDialog(), question);
    const admin = new Redis(redis.url);
    const before = String(await admin.client('LIST')).split('\n').length;

    line.silence();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    test.core.faults.set([faultOn('exchanges').status(503)]);
    let dialog = '';
    // At once, but for what a busy machine has put off.
    await eventually(async () => {
      dialog = await user.createDialog();
      expect((await user.hear(dialog, question)).accepted.cache).toBe('hit');
    }, 4_000);
    await eventually(async () => expect(await admin.keys('outbox:exchange:ex-*')).not.toEqual([]), 4_000);
    test.core.faults.clear();
    await eventually(async () => expect(test.core.messages(dialog)).toHaveLength(2), 8_000);
    // The server was not told that the old ones are gone; nor are there more new ones than there were.
    const after = String(await admin.client('LIST')).split('\n').length;
    expect(after).toBeLessThanOrEqual(2 * before);
    admin.disconnect();
  }, 30_000);
});
