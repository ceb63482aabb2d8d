import { idempotencyKey } from '../../../v1/messages.js';
import { keepNewest } from '../keep-newest.js';
import type { FakeReply } from './fake-reply.js';
import { FakeProblem, wrongPlace } from './fake-problem.js';

const mostKeys = 500;

/** Runs the work once for an `Idempotency-Key`. */
export interface Repeats {
  /** `scope` is the user, the operation and its parameters: one key may serve different ones. */
  run(key: string | null, scope: string, body: unknown, work: () => Promise<FakeReply>): Promise<FakeReply>;
}

/** A repeat gets the first reply, also while that is still being made; a failure is not remembered. */
export function createRepeats(): Repeats {
  const first = new Map<string, { readonly body: string; readonly reply: Promise<FakeReply> }>();
  return {
    async run(key, scope, body, work) {
      if (key === null) return work();
      if (!idempotencyKey.safeParse(key).success)
        throw wrongPlace('/header/Idempotency-Key', 'must be 1 to 128 visible characters');
      const name = JSON.stringify([scope, key]);
      const text = JSON.stringify(body);
      const known = first.get(name);
      if (known && known.body !== text) throw new FakeProblem('idempotency_conflict');
      if (known) return known.reply;
      const reply = work();
      keepNewest(first, mostKeys, name, { body: text, reply });
      reply.catch(() => first.delete(name));
      return reply;
    },
  };
}
