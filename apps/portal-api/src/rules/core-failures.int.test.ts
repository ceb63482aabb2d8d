import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { CourseList, HealthReply } from '@portal/contracts';
import { createCoreFake, fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

/** What every question has: a fault that is not for every call does not show in the core's health, which would open the breaker. */
const onlyQuestions = { route: 'chat', text: '?' } as const;

describe('when the core fails', () => {
  let test: TestPortal;

  beforeEach(async () => {
    test = await startTestPortal({
      PORTAL_CHAT_FIRST_TOKEN_MS: '2000',
      PORTAL_CHAT_IDLE_MS: '2000',
    });
  });
  afterEach(async () => test[Symbol.asyncDispose]());

  const chats = () => test.core.requests().filter(({ route }) => route === 'chat');

  it.each([
    ['a 503', fault.status(503)],
    ['a 429', fault.status(429)],
    ['a refused connection', fault.refuseConnection()],
    ['no first token in time', fault.stallAfter(0)],
    ['a reply cut before its first token', fault.cutAfter(0)],
    ['garbage instead of the first token', fault.garbageLine({ after: 0 })],
  ])('retries after %s, with the same key, and the answer comes', async (_what, broken) => {
    test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: broken }]);
    const user = await test.signIn();
    const { text } = await user.hear(await user.createDialog(), 'Почему небо голубое?');
    expect(text).not.toBe('');
    const keys = chats().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('never sends more attempts than configured, and the last failure is an HTTP error', async () => {
    test.core.faults.set([{ match: onlyQuestions, fault: fault.status(503) }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const reply = await user.ask(dialog, 'Почему?');
    expect([reply.status, reply.body.code]).toEqual([503, 'assistant_unavailable']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(chats()).toHaveLength(3);
  });

  it('waits as long as Retry-After asks', async () => {
    test.core.faults.set([
      { match: { route: 'chat' }, times: 1, fault: fault.status(503, { retryAfter: 1 }) },
    ]);
    const user = await test.signIn();
    await user.hear(await user.createDialog(), 'Почему?');
    const [first, second] = chats().map(({ time }) => Date.parse(time));
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(990);
  });

  it('does not wait for a Retry-After beyond its bound', async () => {
    test.core.faults.set([{ match: onlyQuestions, fault: fault.status(503, { retryAfter: 60 }) }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const startedAt = performance.now();
    const reply = await user.ask(dialog, 'Почему?');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '60']);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect(chats()).toHaveLength(1);
  });

  it('does not retry what the core refuses', async () => {
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.status(400) }]);
    const user = await test.signIn();
    const reply = await user.ask(await user.createDialog(), 'Почему?');
    expect([reply.status, reply.body.code]).toEqual([502, 'core_bad_response']);
    expect(chats()).toHaveLength(1);
  });

  it.each([
    ['is cut', fault.cutAfter(3), 4502],
    ['turns to garbage', fault.garbageLine({ after: 3 }), 4502],
    ['ends without done', fault.missingDone(), 4502],
    ['is saved and dropped', fault.saveThenDrop(), 4502],
    ['stalls', fault.stallAfter(3), 4504],
  ])(
    'does not retry a stream that has started: when it %s the socket closes without done',
    async (_how, broken, code) => {
      test.core.faults.set([{ match: { route: 'chat' }, fault: broken }]);
      const user = await test.signIn();
      const dialog = await user.createDialog();
      const stream = await user.openStream(dialog);
      expect((await user.ask(dialog, 'Почему небо голубое?')).status).toBe(202);
      expect((await stream.closed()).code).toBe(code);
      expect(stream.text()).not.toBe('');
      expect(stream.frames.every(({ type }) => type === 'token')).toBe(true);
      expect(chats()).toHaveLength(1);
    },
  );

  it('sends one done when the core sends two', async () => {
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.doubleDone() }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    await user.ask(dialog, 'Почему?');
    await stream.done();
    test.core.faults.clear();
    await user.ask(dialog, 'А теперь?');
    await stream.done();
    expect(stream.frames.filter(({ type }) => type === 'done')).toHaveLength(2);
  });

  it('never caches a partial answer', async () => {
    test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(3) }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    await user.ask(dialog, 'Почему небо голубое?');
    await stream.closed();
    const { accepted } = await user.hear(await user.createDialog(), 'Почему небо голубое?');
    expect(accepted.cache).toBe('miss');
  });

  it('says that a dialog is gone when the core has lost it', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    test.core.reset();
    for (let n = 0; n < 2; n++) {
      const reply = await user.ask(dialog, 'Ты ещё здесь?');
      expect([reply.status, reply.body.code]).toEqual([403, 'dialog_forbidden']);
    }
    expect((await user.hear(await user.createDialog(), 'А так?')).text).not.toBe('');
  });

  it('frees the dialog for the next question', async () => {
    test.core.faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(2) }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    await user.ask(dialog, 'Почему?');
    await stream.closed();
    expect((await user.hear(dialog, 'Почему же?')).text).not.toBe('');
  });

  it('opens the breaker: the next question is refused at once and does not reach the core', async () => {
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.status(503) }]);
    const user = await test.signIn();
    const dialog = await user.createDialog();
    for (let n = 0; n < 5; n++) await user.ask(dialog, `Вопрос ${n}`);
    const before = chats().length;
    const reply = await user.ask(dialog, 'Ещё вопрос');
    expect(reply.status).toBe(503);
    expect(chats()).toHaveLength(before);
  });

  it.each(['courses', 'career/recommendations', 'career/interests'])(
    'gives no copy of %s that the core, which is well, knows nothing of',
    async (path) => {
      const user = await test.signIn();
      expect((await user.request('GET', `/api/v1/${path}`)).status).toBe(200);
      const route = path === 'courses' ? 'courses' : 'career';
      test.core.faults.set([{ match: { route }, fault: fault.status(404) }]);
      const gone = await user.request('GET', `/api/v1/${path}`);
      expect([gone.status, gone.body.code]).toEqual([502, 'core_bad_response']);
      test.core.faults.set([{ match: { route }, fault: fault.status(503) }]);
      expect((await user.request('GET', `/api/v1/${path}`)).status).toBe(503);
    },
  );

  it('keeps courses, sessions and cached answers serving while the core is gone, and comes back without a restart', async () => {
    const user = await test.signIn();
    const live = await user.request<CourseList>('GET', '/api/v1/courses');
    expect(live.headers.get('x-portal-stale')).toBeNull();
    await user.hear(await user.createDialog(), 'Почему небо голубое?');
    const dialog = await user.createDialog();
    const coreUrl = new URL(await coreAddress());
    await test.core.close();

    const stale = await user.request<CourseList>('GET', '/api/v1/courses');
    expect([stale.status, stale.body]).toEqual([200, live.body]);
    expect(Number(stale.headers.get('x-portal-stale'))).toBeGreaterThanOrEqual(0);
    expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(200);
    expect((await user.hear(dialog, 'Почему небо голубое?')).accepted.cache).toBe('hit');
    const refused = await user.ask(dialog, 'А почему трава зелёная?');
    expect([refused.status, refused.body.code]).toEqual([503, 'assistant_unavailable']);
    await eventually(async () => {
      const health = await user.request<HealthReply>('GET', '/api/v1/health');
      expect(health.body).toMatchObject({ status: 'degraded', assistant: 'unavailable', data: 'stale' });
    });

    await using revived = createCoreFake({ tokenMs: 0, firstTokenMs: 0 });
    await revived.listen(Number(coreUrl.port));
    await eventually(async () => {
      const fresh = await user.request<{ id: string }>('POST', '/api/v1/assistant/sessions');
      expect(fresh.status).toBe(201);
      expect((await user.ask(fresh.body.id, 'Ты снова здесь?')).status).toBe(202);
    }, 15_000);
  });

  const coreAddress = async () => test.portal.context.config.core.url;
});
