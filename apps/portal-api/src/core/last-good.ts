import type { KeyObject } from 'node:crypto';
import type { z } from 'zod';
import { keyedDigest } from '../keyed-digest.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';
import { CoreFailure } from './core-errors.js';

/** A value of the core, live or remembered. */
export interface Copy<T> {
  readonly value: T;
  /** Age in seconds of a remembered value; absent when it is live. */
  readonly staleS?: number;
}

/**
 * Remembers what the core last said, for when it says nothing. Encrypted: progress and careers are a person's own. Keys hold
 * digests: a name says who reads what.
 */
export interface LastGood {
  /** Whether copies can be counted on in an outage, as far as is known without asking the store. */
  readonly usable: boolean;
  /**
   * Reads from the core and remembers; null (the core knows no such thing) is passed on and not remembered.
   *
   * @throws CoreFailure when the core fails and nothing is remembered
   */
  read<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
    fromCore: () => Promise<z.output<Schema> | null>,
  ): Promise<Copy<z.output<Schema>> | null>;
}

const keepMs = 7 * 86_400_000;
/** A copy may be older than the last good reply by so much. */
const keptAnewMs = 2_000;
const mostKept = 10_000;

export function createLastGood(
  store: KeyValueStore,
  seal: Seal,
  secret: KeyObject,
  now: () => number = Date.now,
): LastGood {
  const keyOf = (name: string) => `last-good:${keyedDigest(secret, name)}`;
  // Others may have filled a shared store; what this process alone keeps begins empty.
  let usable = store.kind === 'redis';
  /** Without its copy a reply is as good; the next outage shows one less. */
  const noting = (kept: Promise<unknown>) =>
    kept.then(
      () => (usable = true),
      () => (usable = false),
    );

  /** When the core last said that there is no such thing: what was read before is not kept after. */
  const goneAt = new Map<string, number>();
  const note = (times: Map<string, number>, name: string, at: number) => {
    times.delete(name);
    times.set(name, at);
    if (times.size > mostKept) times.delete(times.keys().next().value as string);
  };

  /** What this process kept a moment ago is not kept again: a page that is read by all would be sealed for each of them. */
  const keptAt = new Map<string, number>();
  const keep = (name: string, value: unknown) => {
    const at = now();
    const ageMs = at - (keptAt.get(name) ?? -Infinity);
    // Below zero when the clock was set back.
    if (ageMs >= 0 && ageMs < keptAnewMs) return;
    note(keptAt, name, at);
    const key = keyOf(name);
    void noting(store.set(key, seal.close(JSON.stringify({ value, at }), key), keepMs)).then((isKept) => {
      if (!isKept) keptAt.delete(name);
    });
  };

  return {
    get usable() {
      return usable;
    },
    async read(name, schema, fromCore) {
      const begun = performance.now();
      try {
        const value = await fromCore();
        if (value === null) {
          keptAt.delete(name);
          note(goneAt, name, performance.now());
          await store.delete(keyOf(name)).catch(() => undefined);
        } else if (begun > (goneAt.get(name) ?? -Infinity)) keep(name, value);
        return value === null ? null : { value };
      } catch (error) {
        if (!(error instanceof CoreFailure)) throw error;
        const key = keyOf(name);
        const sealed = await store.get(key).catch((away: unknown) => {
          usable = false;
          throw away;
        });
        const plain = sealed && seal.open(sealed, key);
        if (!plain) throw error;
        const { value, at } = JSON.parse(plain) as { value: unknown; at: number };
        // Instances of another version keep copies as well.
        const parsed = schema.safeParse(value);
        if (!parsed.success) throw error;
        usable = true;
        return { value: parsed.data, staleS: Math.max(0, Math.round((now() - at) / 1000)) };
      }
    },
  };
}

/** `X-Portal-Stale: <seconds>` on a remembered value. */
export const staleHeaders = ({ staleS }: Copy<unknown>): Record<string, string> =>
  staleS === undefined ? {} : { 'x-portal-stale': String(staleS) };
