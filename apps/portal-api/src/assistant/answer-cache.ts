import type { KeyValueStore } from '../store/key-value-store.js';
import type { Seal } from '../store/sealed.js';

export interface CachedAnswer {
  readonly text: string;
  readonly fresh: boolean;
}

/** Complete answers to questions without personal data, of scenarios whose answers may be shared. */
export interface AnswerCache {
  find(key: string): Promise<CachedAnswer | null>;
  keep(key: string, text: string): Promise<void>;
}

/** An answer older than fresh may still serve while the assistant is down, up to seven days. */
const staleMs = 7 * 86_400_000;
/** Longer answers are asked anew. UTF-16 units. */
const maxAnswerLength = 256 * 1024;

/** `general` is common knowledge; `career` speaks of the person who asks. */
const shareableScenarios: ReadonlySet<string> = new Set(['general']);

export const mayShare = (scenario: string): boolean => shareableScenarios.has(scenario);

export function createAnswerCache(
  store: KeyValueStore,
  seal: Seal,
  { freshMs, now = Date.now }: { freshMs: number; now?: () => number },
): AnswerCache {
  const keyOf = (key: string) => `answer:${key}`;
  return {
    async find(key) {
      const sealed = await store.get(keyOf(key));
      const plain = sealed && seal.open(sealed, keyOf(key));
      if (!plain) return null;
      const { text, storedAt } = JSON.parse(plain) as { text: string; storedAt: number };
      return { text, fresh: now() - storedAt < freshMs };
    },
    async keep(key, text) {
      if (text.length > maxAnswerLength) return;
      await store.set(keyOf(key), seal.close(JSON.stringify({ text, storedAt: now() }), keyOf(key)), staleMs);
    },
  };
}
