import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const first = 'Почему небо голубое?';
const second = 'Почему трава зелёная?';
const third = 'Объясни подробнее';

describe('a dialog whose question was stopped before its first token, while others share the answer', () => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal({ PORTAL_QUESTIONS_PER_MINUTE: '1000' });
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  it('gets no answer that was made for a dialog in which the stopped question was not asked', async () => {
    const { core } = test;
    // Somebody has asked the two later questions with nothing before them.
    const early = await test.signIn('stu-1003');
    const dialog = await early.createDialog();
    await early.hear(dialog, second);
    await early.hear(dialog, third);

    core.change({ first_token_ms: 3_000 });
    const [leader, follower] = [await test.signIn('stu-1001'), await test.signIn('stu-1002')];
    const [led, followed] = [await leader.createDialog(), await follower.createDialog()];
    const leading = leader.ask(led, first);
    await eventually(() => expect(core.activeStreams()).toBe(1));
    const stream = await follower.openStream(followed);
    const following = follower.ask(followed, first);
    await eventually(() => expect(test.portal.context.flights.count()).toBe(1));
    const held = await leader.ask(led, second);
    await leader.request('DELETE', `/api/v1/assistant/sessions/${led}/answers/${held.body.answer_id}`);
    expect((await leading).status).toBe(503);

    core.change({ first_token_ms: 0 });
    expect((await leader.hear(led, second)).accepted.cache).toBe('miss');
    expect((await following).body.cache).toBe('joined');
    await stream.done();
    await eventually(() => expect(core.messages(led)).toHaveLength(4));
    expect((await leader.hear(led, third)).accepted.cache).toBe('miss');
    // Whoever has really said only that is still served from the cache.
    const late = await test.signIn('stu-1004');
    // The core, in this process too, is late for it on a busy machine.
    const other = await eventually(() => late.createDialog(), 15_000);
    expect((await late.hear(other, second)).accepted.cache).toBe('hit');
    expect((await late.hear(other, third)).accepted.cache).toBe('hit');
  });
});
