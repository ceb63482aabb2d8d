import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageList } from '@portal/contracts';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

describe.each(['memory', 'redis'] as const)('an Idempotency-Key, with the %s store', (kind) => {
  let redis: RedisServer | undefined;
  let test: TestPortal;

  beforeAll(async () => {
    redis = kind === 'redis' ? await startRedisServer() : undefined;
    test = await startTestPortal({
      PORTAL_QUESTIONS_PER_MINUTE: '3',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis?.stop();
  });
  const chats = (dialog: string) =>
    test.core.requests('chat').filter(({ body }) => body.includes(dialog)).length;

  it('makes a repeat return the first 202, ask the core once, and count against no limit', async () => {
    const user = await test.signIn('stu-1001');
    const dialog = await user.createDialog();
    const key = { 'idempotency-key': 'first-try' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => user.ask(dialog, 'Почему?', key)));
    replies.push(await user.ask(dialog, 'Почему?', key));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(202));
    expect(new Set(replies.map(({ body }) => body.answer_id)).size).toBe(1);
    expect(chats(dialog)).toBe(1);
    const stored = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
    expect(stored.body.messages.length).toBeLessThanOrEqual(2);
  });

  it('with another body is a conflict', async () => {
    const user = await test.signIn('stu-1002');
    const dialog = await user.createDialog();
    const key = { 'idempotency-key': 'k' };
    await user.ask(dialog, 'Почему?', key);
    const reply = await user.ask(dialog, 'Зачем?', key);
    expect([reply.status, reply.body.code]).toEqual([422, 'idempotency_conflict']);
  });

  it("is the user's own, and the dialog's", async () => {
    const key = { 'idempotency-key': 'shared' };
    const [one, other] = [await test.signIn('stu-1003'), await test.signIn('stu-1004')];
    const answers = [];
    for (const user of [one, other]) {
      for (const dialog of [await user.createDialog(), await user.createDialog()]) {
        answers.push((await user.ask(dialog, `Почему ${answers.length}?`, key)).body.answer_id);
      }
    }
    expect(new Set(answers).size).toBe(4);
  });

  it('does not remember a failure', async () => {
    const user = await test.signIn('stu-1005');
    const key = { 'idempotency-key': 'again' };
    expect((await user.ask('no-such-dialog', 'Почему?', key)).status).toBe(403);
    expect((await user.ask('no-such-dialog', 'Иначе?', key)).status).toBe(403);
  });

  it.each(['two words', 'a'.repeat(129)])('of the form %j is a 400', async (key) => {
    const user = await test.signIn('stu-1006');
    const reply = await user.ask(await user.createDialog(), 'Почему?', { 'idempotency-key': key });
    expect([reply.status, reply.body.code]).toEqual([400, 'validation_failed']);
  });

  it('holds for what an administrator creates', async () => {
    const user = await test.signIn('coo-4001');
    const body = { title: `Курс ${kind}`, modules: [{ title: 'Модуль' }] };
    const key = { 'idempotency-key': 'course' };
    const first = await user.request<{ id: string }>('POST', '/api/v1/admin/courses', body, key);
    const second = await user.request<{ id: string }>('POST', '/api/v1/admin/courses', body, key);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(test.core.createdCourses().filter(({ title }) => title === body.title)).toHaveLength(1);
  });
});
