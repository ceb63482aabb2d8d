import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';

const question = 'Почему небо голубое?';
const key = { 'idempotency-key': 'one-question' };

describe('a Redis that forgets everything in the middle of an answer', () => {
  it('lets nobody ask the core again under the answer’s id, at another instance either', async () => {
    await using redis = await startRedisServer();
    await using one = await startTestPortal({ REDIS_URL: redis.url });
    await using other = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: one.core.url });
    one.core.change({ token_ms: 60 });
    const user = await one.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    const first = await user.ask(dialog, question, key);
    await eventually(() => expect(stream.frames.length).toBeGreaterThan(3));
    const admin = new Redis(redis.url);
    await admin.flushall();
    admin.disconnect();

    const again = await other.signIn();
    const second = await again.ask(dialog, question, key);
    expect([second.status, second.body.answer_id]).toEqual([202, first.body.answer_id]);
    await eventually(() => expect(one.core.activeStreams()).toBe(0), 15_000);
    expect(one.core.requests('chat')).toHaveLength(1);
    await eventually(() => expect(one.core.messages(dialog)).toHaveLength(2));
  }, 60_000);
});
