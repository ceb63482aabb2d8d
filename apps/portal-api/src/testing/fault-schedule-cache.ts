import { Redis } from 'ioredis';
import { createSeal } from '../store/sealed.js';
import { atOnce } from './at-once.js';
import type { WholeAnswers } from './fault-schedule-answers.js';
import type { Played } from './fault-schedule-play.js';
import type { FaultWorld } from './fault-schedule-world.js';

/** What lies in the cache and is no whole answer to any question that was asked. */
export async function findPartialAnswers(
  world: FaultWorld,
  played: readonly Played[],
  whole: WholeAnswers,
): Promise<string[]> {
  const shareable = played.filter(({ schedule }) => schedule.scenario === 'general');
  const asked = shareable.flatMap(({ questions }) => questions.map(({ plan }) => plan.text));
  const partial = await atOnce(20, await readCache(world), async (text) => {
    const question = asked.find((candidate) => text.includes(candidate));
    return question && (await whole.has('general', question, text)) ? [] : [text];
  });
  return partial.flat();
}

async function readCache({ redisUrl, vaultKey }: FaultWorld): Promise<string[]> {
  const client = new Redis(redisUrl);
  const seal = createSeal(vaultKey);
  const keys = await client.keys('answer:*');
  const entries = await Promise.all(keys.map(async (key) => seal.open((await client.get(key)) ?? '', key)));
  client.disconnect();
  return entries.map((entry) => (JSON.parse(entry ?? '{}') as { text?: string }).text ?? '');
}
