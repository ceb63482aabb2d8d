import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageList } from '@portal/contracts';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

describe.each(['memory', 'redis'] as const)('a question, with the %s store', (kind) => {
  let redis: RedisServer | undefined;
  let test: TestPortal;

  beforeAll(async () => {
    redis = kind === 'redis' ? await startRedisServer() : undefined;
    test = await startTestPortal(redis ? { REDIS_URL: redis.url } : {});
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis?.stop();
  });
  const chats = (dialogId: string) =>
    test.core.requests().filter(({ route, body }) => route === 'chat' && body.includes(dialogId));

  it('is answered by tokens in order and exactly one done that names the stored message', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    const accepted = await user.ask(dialog, 'Почему трава зелёная?');
    expect(accepted.status).toBe(202);
    expect(accepted.body).toEqual({
      answer_id: expect.any(String),
      session_id: dialog,
      stream: `/api/v1/assistant/sessions/${dialog}/stream`,
      cache: 'miss',
    });
    const messageId = await stream.done();
    const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
    expect(body.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(body.messages[0]?.text).toBe('Почему трава зелёная?');
    expect(body.messages[1]).toEqual({ id: messageId, role: 'assistant', text: stream.text() });
    expect(stream.frames.filter(({ type }) => type === 'done')).toHaveLength(1);
    expect(stream.frames.length).toBeGreaterThan(1);
  });

  it('reaches the core with exactly four keys, under a pseudonym', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog('career');
    await user.hear(dialog, 'Кем мне стать?');
    const [request] = chats(dialog);
    const body = JSON.parse(request?.body ?? '') as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(['anonymous_user_id', 'messages', 'scenario', 'session_id']);
    expect(body).toMatchObject({
      session_id: dialog,
      scenario: 'career',
      messages: [{ role: 'user', text: 'Кем мне стать?' }],
    });
    expect(body['anonymous_user_id']).toMatch(/^k1\.[A-Za-z0-9_-]{43}$/);
    expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(request?.headers['x-request-id']).toBeTruthy();
  });

  it('is answered from the cache in another dialog, and the core is told of the exchange', async () => {
    const [one, other] = await Promise.all([test.signIn('stu-1002'), test.signIn('stu-1003')]);
    const first = await one.hear(await one.createDialog(), `Что такое фотосинтез (${kind})?`);
    const dialog = await other.createDialog();
    const second = await other.hear(dialog, ` что такое  фотосинтез (${kind}) `);
    expect([first.accepted.cache, second.accepted.cache]).toEqual(['miss', 'hit']);
    expect(second.text).toBe(first.text);
    expect(chats(dialog)).toEqual([]);
    const { body } = await other.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
    expect(body.messages.at(-1)).toEqual({ id: second.messageId, role: 'assistant', text: first.text });
  });

  it('is not answered from the cache when the dialog went another way before', async () => {
    const user = await test.signIn('stu-1004');
    const [a, b] = [await user.createDialog(), await user.createDialog()];
    await user.hear(a, `Расскажи о Марсе (${kind})`);
    await user.hear(b, `Расскажи о Венере (${kind})`);
    expect((await user.hear(a, 'Подробнее')).accepted.cache).toBe('miss');
    expect((await user.hear(b, 'Подробнее')).accepted.cache).toBe('miss');
  });

  it('is shared in the same context, the second question of two equal dialogs included', async () => {
    const user = await test.signIn('stu-1005');
    const [a, b] = [await user.createDialog(), await user.createDialog()];
    for (const dialog of [a, b]) await user.hear(dialog, `Расскажи о Юпитере (${kind})`);
    expect((await user.hear(a, 'Ещё')).accepted.cache).toBe('miss');
    expect((await user.hear(b, 'Ещё')).accepted.cache).toBe('hit');
  });

  it('is never shared when it is about the person who asks', async () => {
    const [one, other] = await Promise.all([test.signIn('stu-1006'), test.signIn('stu-1007')]);
    for (const user of [one, other]) {
      const career = await user.hear(
        await user.createDialog('career'),
        `Какая профессия мне подходит? (${kind})`,
      );
      expect(career.accepted.cache).toBe('miss');
      const personal = await user.hear(
        await user.createDialog(),
        `Мой телефон +7 912 345-67-89, запомни (${kind})`,
      );
      expect(personal.accepted.cache).toBe('miss');
    }
  });

  it('is not shared after something personal was said, even when both dialogs look alike to the core', async () => {
    const [one, other] = await Promise.all([test.signIn('stu-1012'), test.signIn('stu-1013')]);
    for (const [user, mail] of [
      [one, 'a@example.org'],
      [other, 'b@example.org'],
    ] as const) {
      const dialog = await user.createDialog();
      await user.hear(dialog, `Моя почта ${mail}, напиши письмо (${kind})`);
      expect((await user.hear(dialog, `Короче (${kind})`)).accepted.cache).toBe('miss');
    }
  });

  it('of two at once in one dialog gets one 202 and one 409 that names the running answer', async () => {
    // Some seconds long: the first still runs when the second comes, however late. Then it is stopped.
    test.core.change({ token_ms: 50 });
    const user = await test.signIn('stu-1008');
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    const replies = await Promise.all([user.ask(dialog, 'Раз?'), user.ask(dialog, 'Два?')]);
    test.core.change({ token_ms: 0 });
    const won = replies.find(({ status }) => status === 202);
    const lost = replies.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'answer_in_progress', answer_id: won?.body.answer_id });
    await user.request('DELETE', `/api/v1/assistant/sessions/${dialog}/answers/${won?.body.answer_id}`);
    await stream.done();
    expect((await user.ask(dialog, 'Три?')).status).toBe(202);
  });

  it('can be stopped: the stream ends with done, and the core keeps what was said', async () => {
    test.core.change({ token_ms: 20 });
    const user = await test.signIn('stu-1009');
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    const { body } = await user.ask(dialog, `Расскажи длинную историю (${kind})`);
    const stopped = await user.request(
      'DELETE',
      `/api/v1/assistant/sessions/${dialog}/answers/${body.answer_id}`,
    );
    expect(stopped.status).toBe(204);
    const messageId = await stream.done();
    test.core.change({ token_ms: 0 });
    await eventually(async () => {
      const list = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
      const last = list.body.messages.at(-1);
      expect(last?.id).toBe(messageId);
      expect(last?.text.startsWith(stream.text())).toBe(true);
    });
    expect((await user.ask(dialog, 'Дальше?')).status).toBe(202);
  });
});

async function eventually(check: () => Promise<void>, withinMs = 3_000): Promise<void> {
  for (const until = Date.now() + withinMs; ;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}
