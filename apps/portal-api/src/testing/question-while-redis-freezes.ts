import type { AcceptedAnswer, Problem } from '@portal/contracts';
import { eventually } from './eventually.js';
import { freezeAtCommand, type AtCommand } from './freeze-at-command.js';
import { startRedisServer } from './redis-server.js';
import { startTestPortal } from './test-portal.js';
import type { TestReply } from './test-user.js';

/** A question, and who asks it: so many users on each of so many instances. */
export interface AskedTogether {
  readonly text: string;
  readonly instances: 1 | 2;
  readonly users: number;
  /** It is in the cache already. */
  readonly isCached?: boolean;
}

/** What became of it. */
export interface FrozenQuestion {
  /** At which command Redis stood still; null when there were not so many. */
  readonly at: string | null;
  readonly replies: readonly {
    readonly ms: number;
    readonly reply: TestReply<AcceptedAnswer & Problem>;
    /** How often the question is in its dialog at the core, once Redis is back. */
    readonly stored: number;
  }[];
}

export const firstTokenMs = 250;
/** The later ones meet the call of the first. */
const oneAfterAnotherMs = 20;

/** Plays one question in a world of its own, and Redis stands still at one of its commands until all have their replies. */
export async function askWhileRedisFreezes(asked: AskedTogether, where: AtCommand): Promise<FrozenQuestion> {
  await using redis = await startRedisServer();
  const settings = { REDIS_URL: redis.url, PORTAL_TRUSTED_PROXIES: '127.0.0.1' };
  await using one = await startTestPortal(settings);
  await using other =
    asked.instances === 2 ? await startTestPortal({ ...settings, CORE_URL: one.core.url }) : null;
  const portals = other === null ? [one] : [one, other];
  const { core } = one;
  if (asked.isCached) {
    const warm = await one.signIn('stu-1010');
    await warm.hear(await warm.createDialog(), asked.text);
  }
  core.change({ first_token_ms: firstTokenMs });
  const users = await Promise.all(
    Array.from({ length: asked.users }, async (_, at) => {
      const portal = portals[at % portals.length] as typeof one;
      // Other worlds begin at the same time: a busy machine may be late for Redis, and then nobody is let in.
      return eventually(async () => {
        const user = await portal.signIn(`stu-100${at + 1}`);
        return { user, dialog: await user.createDialog() };
      }, 20_000);
    }),
  );

  const freeze = freezeAtCommand(redis, where);
  const replies = await Promise.all(
    users.map(async ({ user, dialog }, at) => {
      await new Promise((resolve) => setTimeout(resolve, at * oneAfterAnotherMs));
      const askedAt = performance.now();
      const reply = await user.ask(dialog, asked.text);
      return { dialog, reply, ms: performance.now() - askedAt };
    }),
  );
  freeze[Symbol.dispose]();

  const countStored = (dialog: string) => core.messages(dialog).filter(({ role }) => role === 'user').length;
  const lost = () => replies.filter(({ dialog, reply }) => reply.status === 202 && countStored(dialog) === 0);
  // How soon is for other rules: a follower that heard nothing while Redis was away asks again after seconds.
  await eventually(() => {
    if (lost().length > 0) throw new Error('lost');
  }, 30_000).catch(async () => {
    const how = lost().map(
      ({ dialog, reply }) => `${reply.body.cache}, ${core.messages(dialog).length} messages`,
    );
    const waiting = await Promise.all(
      portals.map(({ portal }) => portal.context.outbox.size().catch(String)),
    );
    throw new Error(
      `an accepted question is lost: Redis stood still ${freeze.at}; how it was answered, and what its dialog has: ` +
        `${how.join('; ')}; how many exchanges wait: ${waiting.join(', ')}`,
    );
  });
  return {
    at: freeze.at,
    replies: replies.map(({ dialog, reply, ms }) => ({ reply, ms, stored: countStored(dialog) })),
  };
}
