import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const first = 'Почему небо голубое?';
const next = 'Объясни подробнее';

describe.each(['memory', 'redis'] as const)(
  'an exchange that the core refuses, with the %s store',
  (kind) => {
    let redis: RedisServer | undefined;
    let test: TestPortal;
    beforeEach(async () => {
      redis = kind === 'redis' ? await startRedisServer() : undefined;
      test = await startTestPortal(redis ? { REDIS_URL: redis.url } : {});
    });
    afterEach(async () => {
      await test[Symbol.asyncDispose]();
      await redis?.stop();
    });
    const refuse = (session_id: string, ...statuses: readonly number[]) =>
      test.core.faults.set(
        statuses.map((status) => ({
          match: { route: 'exchanges', session_id },
          times: 1,
          fault: fault.status(status),
        })),
      );

    it.each([
      ['at once', [400]],
      ['late, after it was let wait', [503, 503, 413]],
    ] as const)(
      '%s is no context in which a later answer is shared',
      async (_when, statuses) => {
        const [warm, unlucky, lucky] = [
          await test.signIn('stu-1001'),
          await test.signIn('stu-1002'),
          await test.signIn('stu-1003'),
        ];
        await warm.hear(await warm.createDialog(), first);
        const [lacking, whole] = [await unlucky.createDialog(), await lucky.createDialog()];
        refuse(lacking, ...statuses);
        const asked = await unlucky.ask(lacking, first);
        expect(asked.status).toBe(statuses.length === 1 ? 502 : 202);
        await eventually(() => expect(test.core.faults.rules()).toEqual([]), 15_000);
        await eventually(async () => expect((await unlucky.ask(lacking, next)).status).toBe(202), 15_000);
        expect(test.core.messages(lacking).map(({ text }) => text)).not.toContain(first);
        // The very question, in the context that the other dialog only seemed to have.
        expect((await lucky.hear(whole, first)).accepted.cache).toBe('hit');
        expect((await lucky.hear(whole, next)).accepted.cache).toBe('miss');
      },
      60_000,
    );
  },
);
