import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { spell } from '../testing/fault-schedule.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A fault that the core's health does not show, because it is not for every call. */
const onlyQuestions = { match: { route: 'chat', text: '?' } } as const;

describe('the breaker of chat', () => {
  let test: TestPortal;
  let user: TestUser;

  beforeEach(async () => {
    const settings = {
      PORTAL_QUESTIONS_PER_MINUTE: '100000',
      PORTAL_REQUESTS_PER_MINUTE: '100000',
      PORTAL_CHAT_IDLE_MS: '2000',
    };
    // What ends retries here is the breaker, not their budget.
    test = await startTestPortal(settings, { overrides: { retryShare: 10 } });
    user = await test.signIn();
  });
  afterEach(async () => test[Symbol.asyncDispose]());

  const chats = () => test.core.requests('chat').length;
  const state = () => test.portal.context.breakers.chat.state;
  const dialogs = (count: number) => Promise.all(Array.from({ length: count }, () => user.createDialog()));
  let questions = 0;
  /** Each question is another one: equal ones at the same time are one call. In letters: digits might be somebody's. */
  const question = () => `Почему так, ${spell(questions++)}?`;
  const askOnce = async () => user.ask(await user.createDialog(), question());
  const metric = async (line: string) =>
    (await (await fetch(`${test.opsUrl}/metrics`)).text()).includes(line);
  /** Waits for the end of an answer's stream, however it ends. */
  const askToTheEnd = async () => {
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    await user.ask(dialog, question());
    await stream.closed();
  };

  it.each([
    ['users', { ...onlyQuestions, fault: fault.status(500) }],
    ['the health poll', { match: { route: 'chat' }, fault: fault.status(500) } as const],
  ])(
    'opened by %s lets no call through: 200 questions a second are refused with a hint',
    async (_by, rule) => {
      const asked = await dialogs(40);
      test.core.faults.set([rule]);
      await Promise.all(asked.slice(0, 6).map((dialog) => user.ask(dialog, question())));
      const until = Date.now() + 5_000;
      while (state() !== 'open' && Date.now() < until) await wait(10);
      await wait(50);
      const before = chats();
      expect(await metric('portal_breaker_state{breaker="chat"} 2')).toBe(true);
      expect(await metric('portal_breaker_opens_total{breaker="chat"} 1')).toBe(true);

      const replies: Promise<{ status: number; headers: Headers }>[] = [];
      const begun = performance.now();
      for (let n = 0; n < 600; n++) {
        replies.push(user.ask(asked[n % asked.length] as string, question()));
        await wait(Math.max(0, begun + n * 5 - performance.now()));
      }
      for (const { status, headers } of await Promise.all(replies)) {
        expect(status).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5);
      }
      // None in these three seconds. A busy machine takes more than the five until a probe is due, which then opens it again.
      const probes = test.portal.context.breakers.chat.opens - 1;
      expect(chats() - before).toBe(probes);
      expect(test.log()).toContain('"breaker":"chat","state":"open"');
    },
  );

  it('sends one request as a probe, however many ask at once, and the others are refused', async () => {
    const asked = await dialogs(50);
    test.core.faults.set([{ ...onlyQuestions, fault: fault.status(500) }]);
    for (let n = 0; n < 5; n++) await askOnce();
    expect(state()).toBe('open');
    while (state() !== 'half-open') await wait(20);
    const before = chats();
    const replies = await Promise.all(asked.map((dialog) => user.ask(dialog, question())));
    expect(chats() - before).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(asked.map(() => 503));
    expect(state()).toBe('open');
  });

  it.each([
    ['break off', fault.cutAfter(3)],
    ['stall', fault.stallAfter(3)],
    ['end without done', fault.missingDone()],
  ])('opens on answers that %s', async (_how, broken) => {
    test.core.faults.set([{ ...onlyQuestions, fault: broken }]);
    await Promise.all(Array.from({ length: 5 }, askToTheEnd));
    expect(state()).toBe('open');
    expect((await askOnce()).status).toBe(503);
    expect(chats()).toBe(5);
  });

  it('does not open on refusals, nor on stops', async () => {
    test.core.faults.set([{ ...onlyQuestions, times: 10, fault: fault.status(400) }]);
    for (let n = 0; n < 10; n++) expect((await askOnce()).status).toBe(502);
    test.core.faults.set([{ ...onlyQuestions, fault: fault.stallAfter(3) }]);
    for (let n = 0; n < 10; n++) {
      const dialog = await user.createDialog();
      const { body } = await user.ask(dialog, question());
      await user.request('DELETE', `/api/v1/assistant/sessions/${dialog}/answers/${body.answer_id}`);
    }
    expect(state()).toBe('closed');
  });

  it('ends the retries of those who are still waiting for theirs', async () => {
    test.core.faults.set([{ ...onlyQuestions, fault: fault.status(503, { retryAfter: 3 }) }]);
    const waiting = askOnce();
    while (chats() === 0) await wait(10);
    test.portal.context.breakers.chat.force('open', true);
    expect((await waiting).status).toBe(503);
    expect(chats()).toBe(1);
  });
});
