import { describe, expect, it } from '@jest/globals';
import { createCoreFake, fault, type FaultRule } from '@portal/core-fake';
import { hear, startTestLink, type Heard } from '../core/test-link.fixture.js';
import { eventually } from '../testing/eventually.js';

const calls = 600;
const atOnce = 20;
const limits = { attempts: 3, firstTokenMs: 150, startMs: 900, idleMs: 150, totalMs: 1_200 };

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const faults: FaultRule['fault'][] = [
  fault.status(500),
  fault.status(503, { retryAfter: 0 }),
  fault.status(429),
  fault.status(404),
  fault.refuseConnection(),
  fault.slowHeaders(300),
  fault.slowTokens(200),
  fault.stallAfter(0),
  fault.stallAfter(2),
  fault.cutAfter(0),
  fault.cutAfter(2),
  fault.garbageLine({ after: 0 }),
  fault.garbageLine({ after: 2 }),
  fault.missingDone(),
  fault.doubleDone(),
  fault.hugeAnswer(200_000),
  fault.endlessAnswer(),
  fault.saveThenDrop(),
  fault.saveThenDrop({ tokens: 0 }),
];

describe.each([1, 2])('under a random schedule of faults, stops and restarts of the core (%i)', (seed) => {
  it('every call ends in time, is stored at most once, and what is done is what was stored', async () => {
    const random = randomFrom(seed);
    await using test = await startTestLink(createCoreFake(), { chat: limits, retryShare: undefined });
    const { core, link } = test;
    const port = Number(new URL(core.url).port);
    let restarting = false;
    const broken: unknown[] = [];
    const note = (reason: unknown) => broken.push(reason);
    process.on('unhandledRejection', note);

    const one = async (): Promise<Heard> => {
      if (random() < 0.4)
        core.faults.add({
          match: { route: 'chat' },
          times: 1 + Math.floor(random() * 3),
          fault: faults[Math.floor(random() * faults.length)] as FaultRule['fault'],
        });
      if (random() < 0.01 && !restarting) {
        restarting = true;
        await core.close();
        await core.listen(port);
        restarting = false;
      }
      const caller = new AbortController();
      const stop = random() < 0.2 ? setTimeout(() => caller.abort(), random() * 200) : undefined;
      const heard = await hear(link, core.createDialog('anon-1').id, caller.signal);
      clearTimeout(stop);
      // What the breaker refused is no schedule of faults.
      if (link.breakers.chat.state !== 'closed') link.breakers.chat.force('closed');
      return heard;
    };
    const heard: Heard[] = [];
    const workers = Array.from({ length: atOnce }, async () => {
      while (heard.length < calls) heard.push(await one());
    });
    await Promise.all(workers);

    for (const { answerId, text, messageId, error, begun, tookMs } of heard) {
      expect(tookMs).toBeLessThan((begun ? limits.totalMs : limits.startMs) + 3_000);
      expect((messageId === null) === (error === undefined)).toBe(false);
      const sent = core.requests('chat').filter(({ headers }) => headers['idempotency-key'] === answerId);
      expect(sent.length).toBeLessThanOrEqual(limits.attempts);
      expect([null, answerId]).toContain(messageId);
      if (messageId !== null) expect(core.answer(messageId)).toEqual(expect.objectContaining({ text }));
    }
    const ids = core.dialogs().flatMap(({ messages }) => messages.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(heard.filter(({ error }) => error === undefined).length).toBeGreaterThan(0);
    expect(link.figures.chat.retries).toBeLessThanOrEqual(heard.length * 0.2);
    await eventually(() => expect(core.activeStreams()).toBe(0));
    process.off('unhandledRejection', note);
    expect(broken).toEqual([]);
  }, 60_000);
});
