import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { Redis } from 'ioredis';
import { eventually } from '../testing/eventually.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

const question = 'Почему небо голубое?';
const next = 'А почему вечером оно красное?';
const freshMs = 300;
const staleMs = 7 * 86_400_000;

describe('an answer that is not fresh any more, at two instances', () => {
  let redis: RedisServer;
  let one: TestPortal;
  let other: TestPortal;
  let port: number;
  /** As it was given while the core was well. */
  let known: string;
  /** Of a user at the other instance, with nothing said in it. */
  let user: TestUser;
  let dialog: string;

  beforeEach(async () => {
    redis = await startRedisServer();
    const settings = { REDIS_URL: redis.url, PORTAL_CACHE_FRESH_MS: String(freshMs) };
    one = await startTestPortal(settings);
    other = await startTestPortal({ ...settings, CORE_URL: one.core.url });
    port = Number(new URL(one.core.url).port);
    const warm = await one.signIn('stu-1001');
    known = (await warm.hear(await warm.createDialog(), question)).text;
    user = await other.signIn('stu-1002');
    dialog = await user.createDialog();
    await grow();
  });
  const redisClients: Redis[] = [];
  afterEach(async () => {
    for (const client of redisClients.splice(0)) client.disconnect();
    await other.portal.close(0);
    await one[Symbol.asyncDispose]();
    await redis.stop();
  });
  const core = () => one.core;
  const grow = () => new Promise((resolve) => setTimeout(resolve, freshMs + 50));
  const chatIsDown = () => core().faults.set([{ match: { route: 'chat' }, fault: fault.refuseConnection() }]);
  const questions = (id: string) =>
    core()
      .messages(id)
      .flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const refused = async (id: string, text: string) => {
    const { status, body } = await user.ask(id, text);
    expect([status, body.code]).toEqual([503, 'assistant_unavailable']);
  };

  it('is asked for anew while the core is well', async () => {
    expect((await user.hear(dialog, question)).accepted.cache).toBe('miss');
  });

  it.each(['with its breaker still closed', 'with its breaker open'])(
    'is given by either instance while chat is down, %s, and is in the core before its done',
    async (breaker) => {
      chatIsDown();
      if (breaker.endsWith('open'))
        for (const { portal } of [one, other]) portal.context.breakers.chat.force('open', true);
      const atOne = await one.signIn('stu-1003');
      const its = await atOne.createDialog();
      for (const [who, where] of [
        [user, dialog],
        [atOne, its],
      ] as const) {
        const heard = await who.hear(where, question);
        expect([heard.accepted.cache, heard.text]).toEqual(['stale', known]);
        expect(core().messages(where)).toMatchObject([
          { role: 'user', text: question },
          { role: 'assistant', id: heard.messageId, text: known },
        ]);
      }
    },
  );

  it('is stored once after the core was wholly down, however often its question was repeated', async () => {
    await core().close();
    const key = { 'idempotency-key': 'once' };
    const stream = await user.openStream(dialog);
    const replies = [await user.ask(dialog, question, key), await user.ask(dialog, question, key)];
    expect(replies.map(({ status, body }) => [status, body.cache])).toEqual([
      [202, 'stale'],
      [202, 'stale'],
    ]);
    const id = await stream.done();
    expect(new Set([id, ...replies.map(({ body }) => body.answer_id)]).size).toBe(1);
    expect(stream.text()).toBe(known);
    await core().listen(port);
    await eventually(() => expect(core().messages(dialog)).toHaveLength(2), 15_000);
    await eventually(async () => expect(await other.portal.context.outbox.size()).toBe(0), 15_000);
    expect(core().messages(dialog)).toMatchObject([{ text: question }, { id, text: known }]);
  }, 40_000);

  it('is what was said before the next question, which comes behind it', async () => {
    await core().close();
    expect((await user.hear(dialog, question)).accepted.cache).toBe('stale');
    await refused(dialog, next);
    await core().listen(port);
    await eventually(async () => expect((await user.ask(dialog, next)).status).toBe(202), 15_000);
    await eventually(() => expect(questions(dialog)).toEqual([question, next]));
  }, 40_000);

  it('is given only where nothing else was said before, and to the same question in the same scenario', async () => {
    await user.hear(dialog, next);
    const [fresh, career] = [await user.createDialog(), await user.createDialog('career')];
    chatIsDown();
    await refused(dialog, question);
    await refused(career, question);
    await refused(fresh, `${question} Коротко!`);
    expect((await user.hear(fresh, question)).accepted.cache).toBe('stale');
  });

  it.each([{ scenario: 'general' }, { knowledge_version: '2026-11-21' }])(
    'is gone at either instance after a purge of %j, also while the core is down',
    async (what) => {
      const admin = await one.signIn('sys-8001');
      const [there, here] = [await user.createDialog(), await user.createDialog()];
      await core().close();
      expect((await user.hear(dialog, question)).accepted.cache).toBe('stale');
      expect((await admin.request('POST', '/api/v1/admin/answers/purge', what)).status).toBe(204);
      await refused(there, question);
      user = Object.assign(one.anonymous(), { cookie: user.cookie });
      await refused(here, question);
      await core().listen(port);
    },
  );

  it('is given for seven days and no longer', async () => {
    const client = new Redis(redis.url);
    redisClients.push(client);
    const keys = await client.keys('answer:*');
    expect(keys).toHaveLength(1);
    const leftMs = await client.pttl(keys[0]!);
    expect(leftMs).toBeLessThanOrEqual(staleMs);
    expect(leftMs).toBeGreaterThan(staleMs - 60_000);
    chatIsDown();
    expect((await user.hear(dialog, question)).accepted.cache).toBe('stale');
    // That it was given again makes it no younger.
    expect(await client.pttl(keys[0]!)).toBeLessThan(leftMs);
    await client.pexpire(keys[0]!, 1);
    await grow();
    await refused(await user.createDialog(), question);
  });
});
