import { createHash, type KeyObject } from 'node:crypto';
import { idempotencyKey } from '@portal/contracts';
import { keyedDigest } from '../keyed-digest.js';
import { Refusal } from '../refusal.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

/** A first response, as a repeat gets it. */
export interface StoredReply {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface IdempotentCall {
  /** The header's value; absent, the work runs and nothing is remembered. */
  readonly key: string | undefined;
  readonly userId: string;
  /** Method, route and parameters: one key may serve different addresses. */
  readonly address: string;
  readonly body: unknown;
}

export interface Idempotency {
  /**
   * Runs the work once for a key. A repeat gets the first response; one that comes while the first is still running waits for
   * it. A failure is not remembered here: the work gets a key for the core, opaque and the same at every repeat with the same
   * body, so that what was done before the failure is not done again.
   *
   * @throws Refusal `idempotency_conflict` when the key came with another body, `validation_failed` for a malformed key
   */
  run(
    call: IdempotentCall,
    work: (coreKey: string | undefined) => Promise<StoredReply>,
  ): Promise<StoredReply>;
}

const keepMs = 86_400_000;
/** The key of an instance that died is free again after this; one that lives and works says so in between. */
const leaseMs = 5_000;
/** What is soon done is soon seen; who repeats a long call a hundred times does not ask the store a thousand times a second. */
const lookAgainMs = { first: 100, most: 1_000 };

interface Entry {
  readonly fingerprint: string;
  readonly reply?: StoredReply;
}

/** @param waitMs longer than any call may take: so long a repeat waits for the first */
export function createIdempotency(
  store: KeyValueStore,
  seal: Seal,
  secret: KeyObject,
  waitMs: number,
): Idempotency {
  return {
    async run({ key, userId, address, body }, work) {
      if (key === undefined) return work(undefined);
      if (!idempotencyKey.safeParse(key).success) {
        const errors = [
          { pointer: '/header/Idempotency-Key', message: 'must be 1 to 128 visible characters' },
        ];
        throw new Refusal('validation_failed', { errors });
      }
      const opaque = (...parts: readonly string[]) => keyedDigest(secret, JSON.stringify(parts));
      const name = `idempotency:${opaque(userId, address, key)}`;
      const fingerprint = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('base64url');
      // Another body after a failure is another request: the core would take it for the first one's repeat.
      const coreKey = opaque(userId, address, key, fingerprint);
      const running = seal.close(JSON.stringify({ fingerprint } satisfies Entry), name);

      let pauseMs = lookAgainMs.first;
      for (const until = Date.now() + waitMs; Date.now() < until;) {
        const held = await store.claim(name, running, leaseMs);
        if (held === null) return runFirst(name, running, fingerprint, () => work(coreKey));
        const entry = JSON.parse(seal.open(held, name) ?? 'null') as Entry | null;
        if (entry?.fingerprint !== fingerprint) throw new Refusal('idempotency_conflict');
        if (entry.reply) return entry.reply;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        pauseMs = Math.min(lookAgainMs.most, pauseMs * 1.5);
      }
      throw new Refusal('core_timeout');
    },
  };

  async function runFirst(
    name: string,
    running: string,
    fingerprint: string,
    work: () => Promise<StoredReply>,
  ) {
    const renewal = setInterval(
      () => void store.getAndExtend(name, leaseMs).catch(() => undefined),
      leaseMs / 5,
    ).unref();
    try {
      const reply = await work();
      clearInterval(renewal);
      const entry = seal.close(JSON.stringify({ fingerprint, reply } satisfies Entry), name);
      // The work is done: that a repeat may do it again is no reason to call it undone.
      await store.set(name, entry, keepMs).catch(() => undefined);
      return reply;
    } catch (error) {
      clearInterval(renewal);
      await store.deleteIfHeld(name, running).catch(() => undefined);
      throw error;
    }
  }
}
