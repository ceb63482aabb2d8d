import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';

describe('two instances that share Redis', () => {
  let redis: RedisServer;
  let a: TestPortal;
  let b: TestPortal;

  beforeAll(async () => {
    redis = await startRedisServer();
    a = await startTestPortal({ REDIS_URL: redis.url });
    b = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: a.core.url });
  });
  afterAll(async () => {
    await b[Symbol.asyncDispose]();
    await a[Symbol.asyncDispose]();
    await redis.stop();
  });
  /** The same browser, led to the other instance. */
  const atB = (user: TestUser) => Object.assign(new TestUser(b.url), { cookie: user.cookie });

  it('bring a question on one to the sockets of both, each fragment in order and one done', async () => {
    a.core.change({ token_ms: 3 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const [here, there] = [await user.openStream(dialog), await atB(user).openStream(dialog)];
    expect((await user.ask(dialog, 'Почему трава зелёная?')).status).toBe(202);
    const ids = await Promise.all([here.done(), there.done()]);
    a.core.change({ token_ms: 0 });
    expect(ids[0]).toBe(ids[1]);
    expect(there.text()).toBe(here.text());
    expect(a.core.messages(dialog).at(-1)?.text).toBe(there.text());
  });

  it('let a reader go on at the other instance where it was cut off', async () => {
    a.core.change({ token_ms: 5 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const first = await user.openStream(dialog);
    const { body } = await user.ask(dialog, 'Расскажи о звёздах');
    while (first.text().length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    first.socket.terminate();
    await first.closed();
    const had = first.text();
    const rest = await atB(user).openStream(dialog, `?answer=${body.answer_id}&offset=${had.length}`);
    await rest.done();
    a.core.change({ token_ms: 0 });
    expect(had + rest.text()).toBe(a.core.messages(dialog).at(-1)?.text);
  });

  it('give the repeat of a question that is still being accepted at the other one its 202', async () => {
    a.core.change({ first_token_ms: 800 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const key = { 'idempotency-key': 'repeated-in-flight' };
    const text = 'Почему звёзды мерцают?';
    const first = user.ask(dialog, text, key);
    const asked = () => a.core.requests('chat').filter(({ body }) => body.includes(text));
    await eventually(() => expect(asked()).toHaveLength(1));
    const repeat = await atB(user).ask(dialog, text, key);
    a.core.change({ first_token_ms: 0 });
    expect([repeat.status, repeat.body]).toEqual([202, (await first).body]);
    expect(asked()).toHaveLength(1);
  });

  it('know of one running answer: the second question is refused at the other instance', async () => {
    a.core.change({ token_ms: 20 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const { body } = await user.ask(dialog, 'Расскажи длинную историю');
    const refused = await atB(user).ask(dialog, 'А теперь другую');
    expect([refused.status, refused.body.answer_id]).toEqual([409, body.answer_id]);
    const stream = await user.openStream(dialog);
    const stop = await atB(user).request(
      'DELETE',
      `/api/v1/assistant/sessions/${dialog}/answers/${body.answer_id}`,
    );
    expect(stop.status).toBe(204);
    await stream.done();
    a.core.change({ token_ms: 0 });
    expect((await atB(user).ask(dialog, 'Теперь можно?')).status).toBe(202);
  });

  it('end the streams of a session on both at its logout', async () => {
    const user = await a.signIn();
    const stream = await atB(user).openStream(await user.createDialog());
    await user.request('POST', '/api/v1/auth/logout');
    expect((await stream.closed()).code).toBe(4401);
  });

  it('keep nothing readable in Redis, also while an answer runs', async () => {
    a.core.change({ token_ms: 10 });
    const user = await a.signIn();
    const dialog = await user.createDialog();
    const stream = await atB(user).openStream(dialog);
    await user.ask(dialog, 'Меня зовут Василиса Премудрова, почта vasilisa.p@example.org. Как дела?');
    const client = new Redis(redis.url);
    let logged = false;
    for (let look = 0; look < 200 && !stream.frames.some(({ type }) => type === 'done'); look++) {
      for (const key of await client.keys('*')) {
        if ((await client.type(key)) !== 'string') continue;
        logged ||= key.includes(':text:');
        const value = (await client.getBuffer(key)) ?? Buffer.alloc(0);
        for (const encoding of ['utf8', 'utf16le'] as const) {
          for (const secret of ['Василиса', 'vasilisa', 'stu-1001']) {
            expect([key, value.includes(Buffer.from(secret, encoding))]).toEqual([key, false]);
          }
        }
        expect(await client.pttl(key)).not.toBe(-1);
      }
    }
    client.disconnect();
    a.core.change({ token_ms: 0 });
    expect(logged).toBe(true);
    expect(stream.text()).toContain('vasilisa.p@example.org');
  });
});
