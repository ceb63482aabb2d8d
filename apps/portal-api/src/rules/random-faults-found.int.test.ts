import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { TestUser } from '../testing/test-user.js';
import { startTwoPortals, type TwoPortals } from '../testing/two-portals.js';

const question = 'Почему небо голубое?';
const next = 'А почему вечером оно красное?';

describe('what random schedules of faults have found', () => {
  let both: TwoPortals;
  beforeEach(async () => {
    both = await startTwoPortals({
      PORTAL_QUESTIONS_PER_MINUTE: '10000',
      PORTAL_REQUESTS_PER_MINUTE: '10000',
    });
    core().change({ token_ms: 10, first_token_ms: 100 });
  });
  afterEach(async () => both[Symbol.asyncDispose]());
  const core = () => both.one.core;
  const asked = (dialog: string) =>
    core()
      .messages(dialog)
      .flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  /** The same browser, led to the other instance. */
  const atOne = ({ cookie }: TestUser) => Object.assign(new TestUser(both.one.url), { cookie });

  /** A dialog at the second instance that shares an answer which the first one leads. */
  const join = async () => {
    const [leader, user] = [await both.one.signIn('stu-1001'), await both.other.signIn('stu-1002')];
    const [led, dialog] = [await leader.createDialog(), await user.createDialog()];
    const stream = await user.openStream(dialog);
    // It still goes on when the other has joined it, however late that is.
    core().change({ token_ms: 50 });
    const leading = leader.ask(led, question);
    await eventually(() => expect(core().activeStreams()).toBe(1));
    expect((await user.ask(dialog, question)).body.cache).toBe('joined');
    await leading;
    return { user, dialog, stream };
  };

  it('an answer that was joined is kept when its instance ends while the core is slow to save it', async () => {
    const { dialog, stream } = await join();
    core().faults.set([{ match: { route: 'exchanges' }, times: 1, fault: fault.slowHeaders(500) }]);
    await both.other.portal.close(0);
    await eventually(() => expect(core().messages(dialog).at(-1)?.text).toContain(stream.text()));
    expect(asked(dialog)).toEqual([question]);
  });

  it('a question does not overtake an answer that broke off, at whichever instance it is asked', async () => {
    core().faults.set([{ match: { route: 'chat' }, times: 1, fault: fault.cutAfter(40) }]);
    const { user, dialog, stream } = await join();
    const match = { route: 'exchanges', session_id: dialog } as const;
    core().faults.add({ match, times: 1, fault: fault.slowHeaders(700) });
    expect((await stream.closed()).code).toBe(4502);
    core().change({ token_ms: 0, first_token_ms: 0 });
    expect((await atOne(user).ask(dialog, next)).status).toBe(202);
    await eventually(() => expect(asked(dialog)).toEqual([question, next]));
  });

  it('a question is refused rather than asked before what the core has not taken yet', async () => {
    const user = await both.one.signIn('stu-1001');
    await user.hear(await user.createDialog(), question);
    const dialog = await user.createDialog();
    core().faults.set([{ match: { route: 'exchanges' }, fault: fault.status(503) }]);
    expect((await user.hear(dialog, question)).accepted.cache).toBe('hit');
    const refused = await user.ask(dialog, next);
    expect([refused.status, refused.body.code]).toEqual([503, 'assistant_unavailable']);
    core().faults.clear();
    await eventually(async () => expect((await user.ask(dialog, next)).status).toBe(202), 15_000);
    await eventually(() => expect(asked(dialog)).toEqual([question, next]));
  }, 40_000);

  it('an Idempotency-Key is free again soon after its instance ended in the middle of its question', async () => {
    const user = await both.other.signIn('stu-1001');
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    // After a broken answer the core is asked what it has: slowly, so that the instance ends meanwhile.
    core().faults.set([
      { match: { route: 'chat' }, times: 1, fault: fault.cutAfter(3) },
      { match: { route: 'messages' }, times: 1, fault: fault.slowHeaders(2_500) },
    ]);
    await user.ask(dialog, question);
    await stream.closed();
    const key = { 'idempotency-key': 'once' };
    const cut = user.ask(dialog, next, key).catch(() => null);
    await eventually(() =>
      expect(
        core()
          .requests('messages')
          .filter(({ fault: met }) => met !== undefined),
      ).toHaveLength(1),
    );
    await both.other.portal.close(0);
    await cut;
    const again = performance.now();
    expect((await atOne(user).ask(dialog, next, key)).status).toBe(202);
    expect(performance.now() - again).toBeLessThan(8_000);
  }, 90_000);
});
