import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { faultOn } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const chat = faultOn('chat', { text: '?' });
const question = 'Почему небо голубое?';
const key = { 'idempotency-key': 'one-question' };

describe('a question that is repeated under its Idempotency-Key', () => {
  let redis: RedisServer;
  let test: TestPortal;

  beforeEach(async () => {
    redis = await startRedisServer();
    test = await startTestPortal({ REDIS_URL: redis.url, PORTAL_CHAT_ATTEMPTS: '1' });
  });
  afterEach(async () => {
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  const texts = (dialog: string) => test.core.messages(dialog).map(({ text }) => text);

  /** As if the first reply had never been kept: a repeat is worked on again. */
  async function forgetReplies(): Promise<void> {
    const client = new Redis(redis.url);
    for (const name of await client.keys('*idempotency:*')) await client.del(name);
    client.disconnect();
  }

  it('is stored once, though the core stored it and dropped the connection before the first token', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.core.faults.set([{ ...chat.saveThenDrop({ tokens: 0 }), times: 1 }]);
    const first = await user.ask(dialog, question, key);
    expect(first.status).toBe(503);
    const stream = await user.openStream(dialog);
    const second = await user.ask(dialog, question, key);
    expect(second.status).toBe(202);
    expect(await stream.done()).toBe(second.body.answer_id);
    expect(texts(dialog)).toEqual([question, stream.text()]);
  });

  it('is another question when its text is another', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.core.faults.set([{ ...chat.saveThenDrop({ tokens: 0 }), times: 1 }]);
    expect((await user.ask(dialog, question, key)).status).toBe(503);
    const stream = await user.openStream(dialog);
    await user.ask(dialog, 'Почему трава зелёная?', key);
    await stream.done();
    expect(texts(dialog)).toEqual([question, expect.any(String), 'Почему трава зелёная?', stream.text()]);
  });

  it('is pointed to its answer when that ended and only the reply was lost', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    const first = await user.ask(dialog, question, key);
    await stream.done();
    await forgetReplies();
    const second = await user.ask(dialog, question, key);
    expect([second.status, second.body.answer_id]).toEqual([202, first.body.answer_id]);
    expect(second.body.cache).toBe('joined');
    const resumed = await user.openStream(dialog, `?answer=${second.body.answer_id}&offset=0`);
    await resumed.done();
    expect(resumed.text()).toBe(stream.text());
    expect(test.core.requests('chat')).toHaveLength(1);
    expect(texts(dialog)).toEqual([question, stream.text()]);
  });

  it('is pointed to its answer while that is still heard, at every instance, and holds up no other question by it', async () => {
    await using other = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: test.core.url });
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.core.change({ token_ms: 100 });
    const stream = await user.openStream(dialog);
    const first = await user.ask(dialog, question, key);
    const elsewhere = other.anonymous();
    elsewhere.cookie = user.cookie;
    for (const again of [user, elsewhere, elsewhere]) {
      await forgetReplies();
      const { status, body } = await again.ask(dialog, question, key);
      expect([status, body.answer_id, body.cache]).toEqual([202, first.body.answer_id, 'joined']);
    }
    const next = await elsewhere.ask(dialog, 'Почему трава зелёная?');
    expect([next.status, next.body.answer_id]).toEqual([409, first.body.answer_id]);
    test.core.change({ token_ms: 0 });
    await stream.done();
    expect(test.core.requests('chat')).toHaveLength(1);
    expect(texts(dialog)).toEqual([question, stream.text()]);
  });

  it('gets a stream of its own after one that broke off, and is still stored once', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.core.faults.set([{ ...chat.cutAfter(2), times: 1 }]);
    const broken = await user.openStream(dialog);
    const first = await user.ask(dialog, question, key);
    expect((await broken.closed()).code).toBe(4502);
    await forgetReplies();
    const stream = await user.openStream(dialog);
    const second = await user.ask(dialog, question, key);
    expect(second.status).toBe(202);
    expect(second.body.answer_id).not.toBe(first.body.answer_id);
    expect(await stream.done()).toBe(first.body.answer_id);
    expect(texts(dialog).filter((text) => text === question)).toHaveLength(1);
  });

  it('gives the part that is left of a broken answer to nobody else, after the same history either', async () => {
    const [one, other] = [await test.signIn('stu-1001'), await test.signIn('stu-1002')];
    const [dialog, otherDialog] = [await one.createDialog(), await other.createDialog()];
    test.core.faults.set([{ ...chat.cutAfter(2), times: 1 }]);
    // The answer breaks off at once: the call waits for the other to share it.
    const { core, flights } = test.portal.context;
    const call = core.chat.bind(core);
    jest.spyOn(core, 'chat').mockImplementationOnce(async (...given) => {
      await eventually(() => expect(flights.count()).toBe(1));
      return call(...given);
    });
    const broken = [await one.openStream(dialog), await other.openStream(otherDialog)];
    const asked = await Promise.all([one.ask(dialog, question, key), other.ask(otherDialog, question)]);
    expect(asked.map(({ body }) => body.cache).sort()).toEqual(['joined', 'miss']);
    for (const stream of broken) expect((await stream.closed()).code).toBe(4502);
    await forgetReplies();
    const part = await one.openStream(dialog);
    await one.ask(dialog, question, key);
    await part.done();
    const heard = await other.hear(otherDialog, question);
    expect(heard.accepted.cache).toBe('miss');
    expect(heard.text).not.toBe(part.text());
  });
});
