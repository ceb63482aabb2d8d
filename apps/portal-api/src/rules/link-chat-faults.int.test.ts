import { describe, expect, it } from '@jest/globals';
import { createCoreFake, fault, type FaultRule } from '@portal/core-fake';
import type { ChatLimits } from '../core/chat-call.js';
import { startTestLink, testLimits } from '../core/test-link.fixture.js';

interface Case {
  readonly name: keyof typeof fault;
  readonly what: string;
  readonly fault: FaultRule['fault'];
  /** Attempts while the fault lasts. */
  readonly attempts: number;
  /** Error code or status; null: answered. */
  readonly ends: string | number | null;
  readonly begun: boolean;
  /** What the case is about: a limit short enough to be reached. */
  readonly limits?: Partial<ChatLimits>;
  /** Where a finer limit than that of the whole has to end it. */
  readonly withinMs?: number;
}

const answered = { attempts: 1, ends: null, begun: true };
const broken = (ends: string) => ({ attempts: 1, ends, begun: true });
const silent = { ...broken('core_timeout'), limits: { idleMs: 300 }, withinMs: 1_000 };
const tooLong = { ...broken('core_timeout'), limits: { totalMs: 2_500 } };
const neverBegan = (ends: string | number, attempts = testLimits.attempts) => ({
  attempts,
  ends,
  begun: false,
});
const neverSpoke = { ...neverBegan('core_timeout'), limits: { firstTokenMs: 300 } };
const at = (
  name: Case['name'],
  what: string,
  broken: FaultRule['fault'],
  rest: Pick<Case, 'attempts' | 'ends' | 'begun' | 'limits' | 'withinMs'>,
): Case => ({ name, what, fault: broken, ...rest });

const cases: Case[] = [
  at('status', '500', fault.status(500), neverBegan('assistant_unavailable')),
  at('status', '503, again soon', fault.status(503, { retryAfter: 0 }), neverBegan('assistant_unavailable')),
  at(
    'status',
    '503, again in a minute',
    fault.status(503, { retryAfter: 60 }),
    neverBegan('assistant_unavailable', 1),
  ),
  at('status', '429', fault.status(429), neverBegan('assistant_unavailable')),
  at('status', '400', fault.status(400), neverBegan(400, 1)),
  at('refuseConnection', 'always', fault.refuseConnection(), neverBegan('assistant_unavailable')),
  at('slowHeaders', 'too slow', fault.slowHeaders(60_000), neverSpoke),
  at('slowHeaders', 'slow', fault.slowHeaders(20), answered),
  at('slowTokens', 'slower than the longest silence', fault.slowTokens(1_000), silent),
  at('slowTokens', 'slower in all than the longest answer', fault.slowTokens(200), tooLong),
  at('stallAfter', 'before the first token', fault.stallAfter(0), neverSpoke),
  at('stallAfter', 'three tokens', fault.stallAfter(3), silent),
  at('cutAfter', 'before the first token', fault.cutAfter(0), neverBegan('assistant_unavailable')),
  at('cutAfter', 'one token', fault.cutAfter(1), broken('core_unavailable')),
  at(
    'garbageLine',
    'instead of the first token',
    fault.garbageLine({ after: 0 }),
    neverBegan('core_bad_response'),
  ),
  at('garbageLine', 'after two tokens', fault.garbageLine({ after: 2 }), broken('core_bad_response')),
  at('missingDone', 'at the end', fault.missingDone(), broken('core_bad_response')),
  at('doubleDone', 'at the end', fault.doubleDone(), answered),
  at('splitPlaceholder', 'in the answer', fault.splitPlaceholder('[PERSON_1]'), answered),
  at('hugeAnswer', 'of a million characters', fault.hugeAnswer(), answered),
  at('endlessAnswer', 'for ever', fault.endlessAnswer(), tooLong),
  at('healthDown', 'while chat answers', fault.healthDown(), answered),
  at('saveThenDrop', 'at the end', fault.saveThenDrop(), broken('core_unavailable')),
  at(
    'saveThenDrop',
    'before the first token',
    fault.saveThenDrop({ tokens: 0 }),
    neverBegan('assistant_unavailable'),
  ),
];

describe('a chat call, whatever the core does,', () => {
  const endOf = (error: unknown) => {
    if (error === undefined) return null;
    const { code, status } = error as { code?: string; status?: number };
    return code ?? status ?? error;
  };

  it('is tried with every fault there is', () => {
    expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(Object.keys(fault)));
  });

  it.each(cases)(
    'keeps its attempts and its time, and never retries after a token: $name, $what',
    async (given) => {
      const limits = { ...testLimits, ...given.limits };
      await using test = await startTestLink(createCoreFake(), { chat: limits });
      const route = given.name === 'healthDown' ? 'health' : 'chat';
      test.core.faults.set([{ match: { route }, fault: given.fault }]);
      let sentAtFirstToken = 0;
      const heard = await test.ask({
        onToken: () => (sentAtFirstToken ||= test.core.requests('chat').length),
      });

      expect([endOf(heard.error), heard.begun]).toEqual([given.ends, given.begun]);
      const bound = given.withinMs ?? (given.begun ? limits.totalMs : limits.startMs);
      expect(heard.tookMs).toBeLessThan(bound + 3_000);
      expect(test.link.figures.chat.retries).toBe(given.attempts - 1);
      const sent = test.core.requests('chat');
      // One of the short attempts may be over before a busy core has seen it.
      const least = given.limits?.firstTokenMs ? given.attempts - 1 : given.attempts;
      expect(sent.length).toBeGreaterThanOrEqual(least);
      expect(sent.length).toBeLessThanOrEqual(given.attempts);
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key']))).toEqual(
        new Set([heard.answerId]),
      );
      if (heard.text !== '') expect(sentAtFirstToken).toBe(sent.length);
      expect(heard.messageId).toBe(given.ends === null ? heard.answerId : null);
      expect(test.core.storedAnswers()).toBeLessThanOrEqual(1);
    },
  );

  it.each(
    cases
      .filter(({ begun, ends }) => !begun && ends !== 400)
      .map(({ name, what, fault }) => [name, what, fault] as const),
  )('is answered by the next attempt, and stored once: %s, %s', async (_name, what, broken) => {
    await using test = await startTestLink(createCoreFake(), {
      chat: { ...testLimits, firstTokenMs: 2_000 },
    });
    test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: broken }]);
    const heard = await test.ask();
    if (what === '503, again in a minute') return expect(heard.begun).toBe(false);
    expect([heard.error, heard.messageId]).toEqual([undefined, heard.answerId]);
    expect(test.core.requests('chat')).toHaveLength(2);
    expect(test.core.answer(heard.answerId)).toEqual(expect.objectContaining({ text: heard.text }));
    expect(test.core.storedAnswers()).toBe(1);
  });
});
