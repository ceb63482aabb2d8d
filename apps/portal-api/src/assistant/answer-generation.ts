import { randomUUID } from 'node:crypto';
import type { KeyValueStore } from '../store/key-value-store.js';

/**
 * What an answer in the cache was made from, besides its question. It is part of the key: answers of another generation are
 * never found again, and end with their time to live.
 */
export interface AnswerGenerations {
  /** The generation of a scenario's answers now. */
  current(scenario: string): Promise<string>;
  /** From now on no answer of the scenario that was made before is given. */
  purgeScenario(scenario: string): Promise<void>;
  /** From now on only answers made from this version of the knowledge are given. Saying the same again changes nothing. */
  useKnowledge(version: string): Promise<void>;
}

/** Longer than any cached answer lives (7 days), so that what was purged is gone before its purge is forgotten. */
const keepMs = 8 * 86_400_000;
const knowledgeKey = 'answer-generation:knowledge';
const scenarioKey = (scenario: string) => `answer-generation:scenario:${scenario}`;

export function createAnswerGenerations(store: KeyValueStore): AnswerGenerations {
  return {
    async current(scenario) {
      const [purge, knowledge] = await Promise.all([
        store.get(scenarioKey(scenario)),
        // Read with every question, and so kept as long as there are any.
        store.getAndExtend(knowledgeKey, keepMs),
      ]);
      return JSON.stringify([purge, knowledge]);
    },
    purgeScenario: (scenario) => store.set(scenarioKey(scenario), randomUUID(), keepMs),
    async useKnowledge(version) {
      // A version that comes back does not bring its old answers back: it may be another one of the same name.
      const name = `${JSON.stringify(version)} `;
      const known = await store.getAndExtend(knowledgeKey, keepMs);
      if (!known?.startsWith(name)) await store.set(knowledgeKey, name + randomUUID(), keepMs);
    },
  };
}
