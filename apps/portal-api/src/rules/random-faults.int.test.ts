import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { atOnce } from '../testing/at-once.js';
import { planSchedule } from '../testing/fault-schedule.js';
import { askForWholeAnswers, type WholeAnswers } from '../testing/fault-schedule-answers.js';
import { findPartialAnswers } from '../testing/fault-schedule-cache.js';
import { countAtTheCore } from '../testing/fault-schedule-count.js';
import { maxAttempts, startInProcess } from '../testing/fault-schedule-instance.js';
import { playSchedule, type Played } from '../testing/fault-schedule-play.js';
import { findStrangeShares } from '../testing/fault-schedule-shares.js';
import { openFaultWorld, type FaultWorld } from '../testing/fault-schedule-world.js';

/** One schedule alone: `jest random-faults --globals '{"faultSeed":123}'`. */
const alone = (globalThis as { faultSeed?: number }).faultSeed;
const schedules = alone === undefined ? 1_000 : 1;
const firstSeed = alone ?? Date.now() % 900_000;
const atATime = 20;
/** A machine that is too busy plays fewer, and never less than `enough`. */
const budgetMs = 90_000;
const enough = Math.min(300, schedules);

let world: FaultWorld;
let whole: WholeAnswers;
const played: Played[] = [];
const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);

describe(`${schedules} random schedules of faults, retries, stops and restarts, from seed ${firstSeed}`, () => {
  beforeAll(async () => {
    process.on('unhandledRejection', note);
    world = await openFaultWorld(startInProcess);
    whole = askForWholeAnswers(world.core);
    const startedAt = Date.now();
    const seeds = Array.from({ length: schedules }, (_, index) => firstSeed + index);
    await atOnce(atATime, seeds, async (seed) => {
      if (played.length < enough || Date.now() - startedAt < budgetMs)
        played.push(await playSchedule(world, planSchedule(seed)));
    });
    await world.settle();
    // From here on only whole answers are asked for, and nothing depends on their rhythm.
    world.core.change({ token_ms: 0, first_token_ms: 0 });
  }, budgetMs + 90_000);
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
    process.off('unhandledRejection', note);
  });

  it('store every accepted question once and in order, as its user heard it, with the words of nobody else', async () => {
    const wrong = await atOnce(atATime, played, (one) => countAtTheCore(world.core, one, whole));
    const lines = wrong.flat();
    // What the instances have to say about it.
    expect(lines.length > 0 ? [...lines, ...world.errors()] : []).toEqual([]);
  }, 60_000);

  it('share answers only where the same was asked after the same', () => {
    expect(findStrangeShares(world.core, played)).toEqual([]);
  });

  it('never send a call more often than configured', () => {
    const attempts = new Map<string, number>();
    for (const { headers } of world.core.requests('chat')) {
      // A question that its user repeats is a new call under the old key.
      const key = `${headers['idempotency-key']} ${headers['x-request-id']}`;
      attempts.set(key, (attempts.get(key) ?? 0) + 1);
    }
    expect([...attempts].filter(([, count]) => count > maxAttempts)).toEqual([]);
  });

  it('leave nothing but whole answers in the cache', async () => {
    expect(await findPartialAnswers(world, played, whole)).toEqual([]);
  }, 60_000);

  it('leave no rejection unhandled', () => {
    expect(unhandled).toEqual([]);
  });

  if (alone === undefined) {
    it('had their share of everything', () => {
      const seen = new Set(
        played.flatMap(({ questions }) => questions.flatMap(({ cache, heard }) => [cache, heard?.end.kind])),
      );
      for (const what of ['miss', 'joined', 'hit', 'done', 'failed', 'left'] as const)
        expect(seen).toContain(what);
      expect(played.length).toBeGreaterThanOrEqual(enough);
    });
  }
});
