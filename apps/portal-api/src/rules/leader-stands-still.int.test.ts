import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { startPortalProcess, type PortalProcess } from '../testing/portal-process.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function sit(user: TestUser) {
  const dialog = await user.createDialog();
  return { user, dialog, stream: await user.openStream(dialog) };
}
type Seat = Awaited<ReturnType<typeof sit>>;

describe('an instance that stands still before the first token of an answer that it leads', () => {
  let redis: RedisServer;
  let one: TestPortal;
  let other: TestPortal;
  let frozen: PortalProcess;

  beforeEach(async () => {
    redis = await startRedisServer();
    one = await startTestPortal({ REDIS_URL: redis.url });
    other = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: one.core.url });
    frozen = await startPortalProcess({
      NODE_ENV: 'test',
      PORTAL_LOG_LEVEL: 'silent',
      PORTAL_AUDIT_FILE: '/dev/null',
      REDIS_URL: redis.url,
      CORE_URL: one.core.url,
    });
  }, 60_000);
  afterEach(async () => {
    await frozen.kill();
    await other[Symbol.asyncDispose]();
    await one[Symbol.asyncDispose]();
    await redis.stop();
  });

  const chats = () => one.core.requests('chat').length;
  const atFrozen = async (id: string) => {
    const user = new TestUser(frozen.url);
    await user.signIn(id);
    return sit(user);
  };
  const ask = ({ user, dialog }: Seat, question: string) => user.ask(dialog, question);

  /** A leader at the frozen one and all others that ask the same. */
  const gather = async (question: string) => {
    const [leader, beside] = [await atFrozen('stu-1001'), await atFrozen('stu-1002')];
    const followers = await Promise.all([
      ...['stu-1003', 'stu-1004'].map(async (id) => sit(await one.signIn(id))),
      ...['stu-1005', 'stu-1006'].map(async (id) => sit(await other.signIn(id))),
    ]);
    const before = chats();
    const leading = ask(leader, question);
    await eventually(() => expect(chats()).toBe(before + 1));
    const following = [beside, ...followers].map((seat) => ask(seat, question));
    return { question, leader, beside, followers, leading, following, before };
  };
  const waiting = () => [one, other].map(({ portal }) => portal.context.flights.count());
  const allWait = () => eventually(() => expect(waiting()).toEqual([2, 2]), 2_500);

  it.each([
    ['before the new leader has a token', 2_500, 20],
    ['while the new leader answers', 0, 50],
  ])(
    'and wakes %s disturbs nobody: all hear one answer, by two calls',
    async (_when, firstTokenMs, tokenMs) => {
      one.core.change({ first_token_ms: 3_500, token_ms: 70 });
      let all = await gather('Почему небо голубое?');
      // Whoever a busy machine kept from the store for too long asks by itself: then once more, with another question.
      for (const again of ['Почему трава зелёная?', 'Почему море солёное?']) {
        if (
          await allWait().then(
            () => true,
            () => false,
          )
        )
          break;
        await Promise.all([all.leading, ...all.following]);
        await eventually(() => expect(waiting()).toEqual([0, 0]), 20_000);
        all = await gather(again);
      }
      await allWait();
      const { question, leader, beside, followers, leading, following, before } = all;
      // Of whoever follows at the frozen one nothing is seen.
      await soon(300);
      one.core.change({ first_token_ms: firstTokenMs, token_ms: tokenMs });
      frozen.freeze(true);
      await eventually(() => expect(chats()).toBe(before + 2), 10_000);
      if (firstTokenMs === 0)
        await eventually(() => expect(followers[0]!.stream.frames.length).toBeGreaterThan(2));
      frozen.freeze(false);

      const [led, ...replies] = await Promise.all([leading, ...following]);
      expect([led, ...replies].map(({ status }) => status)).toEqual(Array(6).fill(202));
      expect(replies.map(({ body }) => body.cache).sort()).toEqual([...Array(4).fill('joined'), 'miss']);
      const ids = await Promise.all([leader, beside, ...followers].map(({ stream }) => stream.done()));
      for (const [at, { dialog, stream }] of [leader, beside, ...followers].entries())
        await eventually(() =>
          expect(one.core.messages(dialog)).toMatchObject([
            { text: question },
            { id: ids[at], text: stream.text() },
          ]),
        );
      expect(chats()).toBe(before + 2);
    },
    60_000,
  );
});
