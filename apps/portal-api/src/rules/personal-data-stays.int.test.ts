import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DialogList, MessageList } from '@portal/contracts';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const planted = [
  'Василиса',
  'Премудрова',
  'vasilisa.p@example.org',
  '912 000-11-22',
  '+79120001122',
  '4111 1111 1111 1111',
];
const question =
  'Меня зовут Василиса Премудрова, почта vasilisa.p@example.org, телефон +7 912 000-11-22, карта 4111 1111 1111 1111. Что мне почитать?';

describe('personal data in a question', () => {
  let redis: RedisServer;
  let test: TestPortal;
  let heard: { text: string };
  let dialog: string;
  let user: Awaited<ReturnType<TestPortal['signIn']>>;

  beforeAll(async () => {
    redis = await startRedisServer();
    test = await startTestPortal({ REDIS_URL: redis.url });
    user = await test.signIn();
    dialog = await user.createDialog();
    heard = await user.hear(dialog, question);
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  it('never reaches the core', () => {
    const chat = test.core.requests().find(({ route }) => route === 'chat');
    expect(chat?.body).toContain('[PERSON_1]');
    const everything = JSON.stringify(test.core.requests());
    for (const value of planted) expect(everything).not.toContain(value);
  });

  it('is never in the log', async () => {
    await user.ask(dialog, '');
    await user.request('POST', `/api/v1/assistant/sessions/${dialog}/messages`, `{"text": "${question}`);
    await user.request(
      'GET',
      `/api/v1/courses/${encodeURIComponent(question)}?q=${encodeURIComponent(question)}`,
    );
    for (const value of planted) expect(test.log()).not.toContain(value);
    expect(test.log()).toContain('"msg":"request"');
  });

  it('is never repeated in an error', async () => {
    const replies = [
      await user.request('POST', `/api/v1/assistant/sessions/${dialog}/messages`, {
        text: 1,
        [question]: question,
      }),
      await user.request('GET', `/api/v1/${encodeURIComponent(question)}`),
      await user.request('POST', '/api/v1/auth/login', { student_id: question }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBeGreaterThanOrEqual(400);
      for (const value of planted) expect(JSON.stringify(body)).not.toContain(value);
    }
  });

  it('is in Redis only encrypted', async () => {
    for (const path of ['courses', 'courses/crs-algebra-9', 'career/recommendations', 'career/interests'])
      expect((await user.request('GET', `/api/v1/${path}`)).status).toBe(200);
    // Also while a stream is open, of which every instance has to know.
    const stream = await user.openStream(dialog);
    const { keys, everything } = await readRedis(redis.url);
    stream.socket.terminate();
    expect(keys.some((key) => key.includes('vault'))).toBe(true);
    expect(keys.some((key) => key.startsWith('chat-stream:') && key.includes('seats'))).toBe(true);
    expect(keys.filter((key) => key.startsWith('last-good:'))).toHaveLength(4);
    const userId = test.core.user('stu-1001')!.id;
    for (const value of [...planted, 'stu-1001', userId]) expect(everything).not.toContain(value);
  });

  it('is restored for the user: in the stream, in the messages and in the title', async () => {
    expect(heard.text).toContain('vasilisa.p@example.org');
    expect(heard.text).not.toMatch(/\[[A-Z]+_\d+\]/);
    const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${dialog}/messages`);
    expect(body.messages[0]?.text).toBe(question);
    const list = await user.request<DialogList>('GET', '/api/v1/assistant/sessions');
    expect(list.body.sessions.find(({ id }) => id === dialog)?.title).toContain('Василиса');
  });

  it('whose vault is lost shows as a placeholder, never as somebody else', async () => {
    const other = await user.createDialog();
    await user.hear(other, 'Меня зовут Василиса Премудрова');
    await test.portal.context.store.delete(`dialog:{${other}}:vault`);
    await user.hear(other, 'Моя сестра Марья Моревна, её почта marja@example.org');
    const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${other}/messages`);
    expect(body.messages[0]?.text).toBe('Меня зовут [PERSON_1]');
    expect(body.messages[2]?.text).toContain('marja@example.org');
  });

  it.each(['all of', 'a part of'])(
    'whose vault falls back in time, with %s what was named, is never shown as somebody else',
    async (lost) => {
      const { store } = test.portal.context;
      const other = await user.createDialog();
      const [vault, context] = [`dialog:{${other}}:vault`, `dialog:{${other}}:context`];
      if (lost === 'a part of') await user.hear(other, 'Моя подруга Эльвира Котова');
      const earlier = [await store.get(vault), await store.get(context)] as const;
      await user.hear(other, 'Меня зовут Василиса Премудрова');
      await (earlier[0] === null ? store.delete(vault) : store.set(vault, earlier[0], 60_000));
      await store.set(context, earlier[1]!, 60_000);
      await user.hear(other, 'Мой друг Олег Козлов заболел');
      const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${other}/messages`);
      const questions = body.messages.filter(({ role }) => role === 'user').map(({ text }) => text);
      expect(questions.at(-2)).toMatch(/^Меня зовут \[PERSON_[12]\]$/);
      expect(questions.at(-1)).toBe('Мой друг Олег Козлов заболел');
    },
  );

  it('is never shown in the place of somebody whom the assistant made up', async () => {
    const other = await user.createDialog();
    test.core.faults.set([faultOn('chat').splitPlaceholder('[PERSON_1]', '[PERSON_2]')]);
    await user.hear(other, 'Меня зовут Василиса Премудрова, придумай сказку');
    test.core.faults.clear();
    await user.hear(other, 'Мой друг Олег Козлов заболел');
    const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${other}/messages`);
    expect(body.messages[1]?.text).toContain('[PERSON_2]');
    expect(body.messages[1]?.text).toContain('Василиса Премудрова');
    expect(body.messages[2]?.text).toBe('Мой друг Олег Козлов заболел');
  });

  it.each(['away', 'silent'])('keeps its number to itself while the data of the core are %s', async (how) => {
    const other = await user.createDialog();
    await user.hear(other, 'Меня зовут Василиса Премудрова');
    test.core.faults.set([
      how === 'away' ? faultOn('messages').status(503) : faultOn('messages').slowHeaders(5_000),
    ]);
    await user.hear(other, 'Мой друг Олег Козлов заболел');
    test.core.faults.clear();
    const { body } = await user.request<MessageList>('GET', `/api/v1/assistant/sessions/${other}/messages`);
    expect(body.messages[2]?.text).toBe('Мой друг Олег Козлов заболел');
    expect(JSON.stringify(test.core.requests('chat').at(-1)?.body)).toMatch(/\[PERSON_1\d{3}\]/);
  });

  it('is not in the metrics', async () => {
    const metrics = await (await fetch(`${test.opsUrl}/metrics`)).text();
    for (const value of planted) expect(metrics).not.toContain(value);
  });
});

/** All keys with all that stands under them, whatever its type. */
async function readRedis(url: string): Promise<{ keys: string[]; everything: string }> {
  const client = new Redis(url);
  const readers: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => client.get(key),
    hash: (key) => client.hgetall(key),
    list: (key) => client.lrange(key, 0, -1),
    set: (key) => client.smembers(key),
    zset: (key) => client.zrange(key, '0', '-1'),
    stream: (key) => client.xrange(key, '-', '+'),
    none: async () => null,
  };
  const keys = await client.keys('*');
  const values = await Promise.all(keys.map(async (key) => readers[await client.type(key)]!(key)));
  client.disconnect();
  return { keys, everything: JSON.stringify([keys, values]) };
}
