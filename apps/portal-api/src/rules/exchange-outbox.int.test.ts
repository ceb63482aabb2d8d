import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoreFake, fault, type CoreFake } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const questions = ['Почему небо голубое?', 'Почему трава зелёная?', 'Почему снег белый?'];

describe.each(['memory', 'redis'] as const)('an exchange from the cache, with the %s store', (kind) => {
  let redis: RedisServer | undefined;
  let core: CoreFake;
  let test: TestPortal;
  let port: number;
  const start = () =>
    startTestPortal({ ...(redis ? { REDIS_URL: redis.url } : {}), CORE_URL: core.url }, { core });

  beforeAll(async () => {
    redis = kind === 'redis' ? await startRedisServer() : undefined;
    core = createCoreFake();
    port = Number(new URL(await core.listen()).port);
    test = await start();
    const warm = await test.signIn('stu-1010');
    const dialog = await warm.createDialog();
    for (const question of questions) await warm.hear(dialog, question);
  });
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis?.stop();
  });

  it('is in the core before its done goes out, while the core is well', async () => {
    const user = await test.signIn('stu-1011');
    const dialog = await user.createDialog();
    const { messageId, accepted } = await user.hear(dialog, questions[0]!);
    expect(accepted.cache).toBe('hit');
    expect(core.answer(messageId)?.text).toBeTruthy();
  });

  it('waits while the core is down and is stored once it is back, each once and in order', async () => {
    const user = await test.signIn('stu-1012');
    const dialog = await user.createDialog();
    await core.close();
    const ids: string[] = [];
    for (const question of questions) {
      const heard = await user.hear(dialog, question);
      expect(heard.accepted.cache).toBe('hit');
      ids.push(heard.messageId);
    }
    const marks = new Redis(redis?.url ?? '', { lazyConnect: true });
    const mark = `outbox:{${dialog}}`;
    if (redis) expect(await marks.pttl(mark)).toBeGreaterThan(86_400_000);
    await core.listen(port);
    await eventually(() => expect(core.messages(dialog)).toHaveLength(6), 15_000);
    if (redis) await eventually(async () => expect(await marks.exists(mark)).toBe(0));
    marks.disconnect();
    expect(core.messages(dialog).flatMap(({ role, text }) => (role === 'user' ? [text] : []))).toEqual(
      questions,
    );
    expect(core.messages(dialog).flatMap(({ role, id }) => (role === 'assistant' ? [id] : []))).toEqual(ids);
  }, 40_000);

  it('is known to the core before the next question of the dialog is', async () => {
    const user = await test.signIn('stu-1013');
    const dialog = await user.createDialog();
    core.faults.set([{ match: { route: 'exchanges' }, times: 2, fault: fault.status(503) }]);
    await user.hear(dialog, questions[0]!);
    core.faults.clear();
    await user.hear(dialog, 'А почему вечером красное?');
    expect(core.messages(dialog).flatMap(({ role, text }) => (role === 'user' ? [text] : []))).toEqual([
      questions[0],
      'А почему вечером красное?',
    ]);
  }, 20_000);

  it('that the core refuses for good does not hold up the others', async () => {
    const [one, other] = await Promise.all([test.signIn('stu-1014'), test.signIn('stu-1015')]);
    const [first, second] = await Promise.all([one.createDialog(), other.createDialog()]);
    core.faults.set([
      { match: { route: 'exchanges' }, times: 2, fault: fault.status(503) },
      { match: { route: 'exchanges', session_id: first }, fault: fault.status(400) },
    ]);
    await one.hear(first, questions[0]!);
    const { messageId } = await other.hear(second, questions[0]!);
    await eventually(() => expect(core.answer(messageId)).toBeTruthy(), 10_000);
    core.faults.clear();
  }, 20_000);

  it('that the core refuses at once has no done, because it is nowhere', async () => {
    const user = await test.signIn('stu-1019');
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    core.faults.set([{ match: { route: 'exchanges', session_id: dialog }, fault: fault.status(400) }]);
    const { status, body } = await user.ask(dialog, questions[0]!);
    core.faults.clear();
    expect([status, body.code]).toEqual([502, 'core_bad_response']);
    expect((await stream.closed()).code).toBe(4502);
    expect(stream.frames.map(({ type }) => type)).not.toContain('done');
  });

  it('that the core fails at every time lets the others go first, and the core’s health is no worse for it', async () => {
    const [one, other] = await Promise.all([test.signIn('stu-1017'), test.signIn('stu-1018')]);
    const [first, second] = await Promise.all([one.createDialog(), other.createDialog()]);
    await core.close();
    await one.hear(first, questions[0]!);
    const { messageId } = await other.hear(second, questions[0]!);
    core.faults.set([{ match: { route: 'exchanges', session_id: first }, fault: fault.status(500) }]);
    await core.listen(port);
    await eventually(() => expect(core.answer(messageId)).toBeTruthy(), 15_000);
    await eventually(async () => {
      const { body } = await other.request<{ status: string }>('GET', '/api/v1/health');
      expect(body.status).toBe('ok');
    }, 15_000);
    core.faults.clear();
  }, 40_000);

  if (kind === 'redis') {
    it('survives the instance that queued it, and lies in Redis encrypted', async () => {
      const user = await test.signIn('stu-1016');
      const dialog = await user.createDialog();
      await core.close();
      const { messageId } = await user.hear(dialog, questions[0]!);
      const client = new Redis(redis!.url);
      const keys = await client.keys('outbox:*');
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) {
        const all = (await client.type(key)) === 'hash' ? JSON.stringify(await client.hgetall(key)) : '';
        expect(all).not.toMatch(/небо|Небо/);
      }
      client.disconnect();
      await test.portal.close(0);
      await core.listen(port);
      test = await start();
      await eventually(() => expect(core.answer(messageId)).toBeTruthy(), 15_000);
      expect(core.messages(dialog)).toHaveLength(2);
    }, 60_000);
  }
});
