import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce } from '../testing/at-once.js';
import { planSchedule } from '../testing/fault-schedule.js';
import { askForWholeAnswers, type WholeAnswers } from '../testing/fault-schedule-answers.js';
import { findPartialAnswers } from '../testing/fault-schedule-cache.js';
import { countAtTheCore } from '../testing/fault-schedule-count.js';
import { maxAttempts, startAsProcess } from '../testing/fault-schedule-instance.js';
import { addKills, moments } from '../testing/fault-schedule-kills.js';
import { playSchedule, type Played } from '../testing/fault-schedule-play.js';
import { findStrangeShares } from '../testing/fault-schedule-shares.js';
import { openFaultWorld, type FaultWorld } from '../testing/fault-schedule-world.js';

/** The same schedules again: `jest random-kills --globals '{"faultSeed":123}'`. */
const given = (globalThis as { faultSeed?: number }).faultSeed;
const schedules = 160;
const firstSeed = given ?? Date.now() % 900_000;
const atATime = 8;
/** A machine that is too busy plays fewer, and never less than `enough`. */
const budgetMs = 45_000;
const enough = 20;

let world: FaultWorld;
let whole: WholeAnswers;
const played: Played[] = [];

describe(`${schedules} random schedules in which instances are killed, from seed ${firstSeed}`, () => {
  beforeAll(async () => {
    world = await openFaultWorld(startAsProcess);
    world.core.change({ token_ms: 3, first_token_ms: 40 });
    whole = askForWholeAnswers(world.core);
    const startedAt = Date.now();
    const seeds = Array.from({ length: schedules }, (_, index) => firstSeed + index);
    await atOnce(atATime, seeds, async (seed) => {
      await world.calm();
      const isLate = Date.now() - startedAt > budgetMs;
      const missing = moments.filter((moment) => !world.kills.includes(moment));
      if (isLate && played.length >= enough && missing.length === 0) return;
      // A busy machine comes to few kills: what it lacks by now is all that it tries.
      const at = isLate && missing.length > 0 ? missing : moments;
      played.push(await playSchedule(world, addKills(planSchedule(seed), at)));
    });
    await world.settle();
    // From here on only whole answers are asked for, and nothing depends on their rhythm.
    world.core.change({ token_ms: 0, first_token_ms: 0 });
  }, budgetMs + 240_000);
  afterAll(async () => world[Symbol.asyncDispose]());

  it('store every accepted question once, as far as its user heard it, with the words of nobody else', async () => {
    const wrong = await atOnce(atATime, played, (one) => countAtTheCore(world.core, one, whole));
    const lines = wrong.flat();
    // What the instances have to say about it.
    expect(lines.length > 0 ? [...lines, ...world.errors()] : []).toEqual([]);
  }, 60_000);

  it('share answers only where the same was asked after the same', () => {
    expect(findStrangeShares(world.core, played)).toEqual([]);
  });

  it('never send a call more often than configured, and none for an answer that another call brought', () => {
    const attempts = new Map<string, number>();
    for (const { headers } of world.core.requests('chat')) {
      // A question that its user repeats is a new call under the old key.
      const key = `${headers['idempotency-key']} ${headers['x-request-id']}`;
      attempts.set(key, (attempts.get(key) ?? 0) + 1);
    }
    expect([...attempts].filter(([, count]) => count > maxAttempts)).toEqual([]);
    const brought = played.flatMap(({ questions }) =>
      questions.flatMap(({ cache, answerId }) =>
        cache === 'joined' || cache === 'hit' ? [answerId ?? ''] : [],
      ),
    );
    expect(brought.filter((answerId) => attempts.has(answerId))).toEqual([]);
  });

  it('leave nothing but whole answers in the cache', async () => {
    expect(await findPartialAnswers(world, played, whole)).toEqual([]);
  }, 60_000);

  it('had their share of everything', () => {
    expect(new Set(world.kills)).toEqual(new Set(moments));
    expect(played.length).toBeGreaterThanOrEqual(enough);
  });
});
