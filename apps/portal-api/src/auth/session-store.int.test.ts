import { createSecretKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis } from '../store/connect-redis.js';
import { createRedisStore } from '../store/redis-store.js';
import { createSeal } from '../store/sealed.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { createSessionStore, type SessionStore } from './session-store.js';

const longMs = 60_000;
const user = { id: 'usr-1', role: 'student' } as const;

describe('sessions in Redis, of two instances', () => {
  let server: RedisServer;
  let open: AsyncDisposable[];
  let one: SessionStore;
  let other: SessionStore;

  beforeAll(async () => {
    server = await startRedisServer();
    const seal = createSeal(createSecretKey(randomBytes(32)));
    const stores = await Promise.all(
      [0, 1].map(async () => {
        const client = connectRedis(server.url, () => undefined);
        await new Promise((resolve) => client.once('ready', resolve));
        // A standstill of this process would end its patience before it can read the reply.
        client.options.commandTimeout = longMs;
        return createRedisStore(client);
      }),
    );
    open = stores;
    [one, other] = stores.map((store) =>
      createSessionStore({ store, seal, lifetimeMs: longMs, idleMs: longMs }),
    ) as [SessionStore, SessionStore];
  });
  afterAll(async () => {
    for (const store of open) await store[Symbol.asyncDispose]();
    await server.stop();
  });

  const living = async (tokens: readonly string[]) =>
    (await Promise.all(tokens.map((token) => one.find(token)))).filter((session) => session !== null);
  const tokensOf = (renewed: readonly ({ token: string } | null)[]) =>
    renewed.flatMap((made) => (made ? [made.token] : []));

  it.each(['at one instance', 'at two instances'])(
    'end with a logout under the old token, whichever of two refreshes %s has won',
    async (where) => {
      const second = where === 'at one instance' ? one : other;
      for (let round = 0; round < 20; round++) {
        const { token, session } = await one.create(user);
        const renewed = await Promise.all([one.renew(session), second.renew(session)]);
        const tokens = tokensOf(renewed);
        expect(await living([token, ...tokens])).toHaveLength(1);
        const ended = await other.end(session.id);
        expect(await living([token, ...tokens])).toEqual([]);
        expect(ended).toEqual([session.id, ...renewed.flatMap((made) => made?.session.id ?? [])]);
      }
    },
  );

  it('end with a logout that falls between the steps of a refresh', async () => {
    for (let round = 0; round < 100; round++) {
      const { token, session } = await one.create(user);
      const calls = [() => one.renew(session), () => other.end(session.id), () => other.renew(session)];
      const inOrder = [0, 1, 2].map((n) => calls[(n + round) % 3]!);
      const made = await Promise.all(inOrder.map((call) => call()));
      const renewed = made.filter((result) => result !== null && 'token' in result);
      expect(await living([token, ...tokensOf(renewed as { token: string }[])])).toEqual([]);
    }
  });

  it('end with a logout under a token that two refreshes lie behind', async () => {
    const { token, session } = await one.create(user);
    const next = await one.renew(session);
    const last = await one.renew(next!.session);
    expect(await other.end(session.id)).toEqual([session.id, next!.session.id, last!.session.id]);
    expect(await living([token, next!.token, last!.token])).toEqual([]);
  });

  it('keep by a refresh when the core was last asked, and under what they are counted', async () => {
    const { session } = await one.create(user);
    const earlier = { ...session, checkedAt: session.checkedAt - 20_000 };
    const renewed = await one.renew(earlier);
    expect(await other.find(renewed!.token)).toEqual(renewed!.session);
    expect(renewed!.session).toMatchObject({ lineage: session.id, checkedAt: earlier.checkedAt });
    expect((await one.renew(renewed!.session))!.session.lineage).toBe(session.id);
  });
});
