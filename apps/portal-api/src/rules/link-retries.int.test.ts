import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createCoreFake, fault } from '@portal/core-fake';
import { createChatCall } from '../core/chat-call.js';
import { CoreFailure } from '../core/core-errors.js';
import { openPools } from '../core/pools.js';
import { createRetryBudget } from '../core/retry-budget.js';
import { chatRequest, startTestLink, testLimits } from '../core/test-link.fixture.js';
import { eventually } from '../testing/eventually.js';

const trace = { requestId: 'req-1' };

describe('retries', () => {
  it('are no more than a fifth of the calls when every call fails', async () => {
    await using core = createCoreFake();
    const pools = openPools({ connectMs: 10_000 });
    const budget = createRetryBudget();
    const call = createChatCall({
      url: await core.listen(),
      headers: {},
      dispatcher: pools.chat,
      limits: testLimits,
      budget,
      isDown: () => new AbortController().signal,
    });
    core.faults.set([{ match: { route: 'chat' }, fault: fault.status(503) }]);
    const dialog = core.createDialog('anon-1').id;
    const { signal } = new AbortController();
    for (let round = 0; round < 20; round++)
      await Promise.allSettled(
        Array.from({ length: 50 }, () =>
          call(chatRequest(dialog), { answerId: randomUUID(), requestId: 'req-1', signal }),
        ),
      );
    const sent = core.requests('chat').length;
    expect(sent).toBeGreaterThan(1_190);
    expect(sent).toBeLessThanOrEqual(1_200);
    expect(budget.figures).toMatchObject({ calls: 1_000, retries: sent - 1_000 });
    expect(budget.figures.refused).toBeGreaterThan(500);
    pools.close();
  }, 60_000);

  it('are lent to a link that has just started, and then paid for by its calls', async () => {
    await using test = await startTestLink(createCoreFake(), { retryShare: undefined });
    const failures: number[] = [];
    for (let call = 1; call <= 56; call++) {
      test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.status(503) }]);
      if (call > 10 && call < 55) test.core.faults.clear();
      if ((await test.ask()).error) failures.push(call);
    }
    expect(failures).toEqual([56]);
    expect(test.link.figures.chat).toEqual({ calls: 56, retries: 11, refused: 1 });
  });

  it('of data are counted apart from those of chat', async () => {
    await using test = await startTestLink(createCoreFake());
    test.core.faults.set([{ match: { route: 'courses' }, times: 1, fault: fault.status(500) }]);
    await test.link.listCourses(test.core.user('stu-1001')?.id ?? '', trace);
    await test.ask();
    expect(test.link.figures).toEqual({
      chat: { calls: 1, retries: 0, refused: 0 },
      data: { calls: 1, retries: 1, refused: 0 },
      exchanges: { calls: 0, retries: 0, refused: 0 },
    });
  });

  it('end when the breaker opens: a crowd meets a core that fails with few requests', async () => {
    await using test = await startTestLink(createCoreFake());
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.status(503) }]);
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 10 }, () => test.ask()));
    expect(test.core.requests('chat').length).toBeLessThanOrEqual(10 * testLimits.attempts);
    expect(test.link.breakers.chat.opens).toBe(1);
  });

  it('are not waited for when the breaker opens, and cost the budget nothing', async () => {
    await using test = await startTestLink(createCoreFake(), { retryShare: undefined });
    const rule = { match: { route: 'chat' as const }, fault: fault.status(503, { retryAfter: 8 }) };
    test.core.faults.set([rule]);
    const asked = Promise.all(Array.from({ length: 12 }, () => test.ask()));
    await eventually(() => expect(test.core.requests('chat')).toHaveLength(12));
    // As the health poll does.
    test.link.breakers.chat.force('open', true);
    const heard = await asked;
    expect(heard.every(({ error }) => error instanceof CoreFailure)).toBe(true);
    expect(Math.max(...heard.map(({ tookMs }) => tookMs))).toBeLessThan(4_000);
    expect(test.core.requests('chat')).toHaveLength(12);
    expect(test.link.figures.chat).toMatchObject({ calls: 12, retries: 0 });
    test.link.breakers.chat.force('closed');
    for (let time = 0; time < 5; time++) {
      test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.status(503) }]);
      expect((await test.ask()).error).toBeUndefined();
    }
  });

  it.each([1, 2, 5])('of a call keep to the configured %i attempts', async (attempts) => {
    await using test = await startTestLink(createCoreFake(), {
      chat: { ...testLimits, attempts },
    });
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.refuseConnection() }]);
    await test.ask();
    expect(test.core.requests('chat')).toHaveLength(attempts);
  });
});
