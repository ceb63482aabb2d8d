import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createCoreFake, faultOn } from '@portal/core-fake';
import { CoreRefused } from '../core/core-errors.js';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const question = 'Почему небо голубое?';

describe('a dialog that the core knows no more', () => {
  let test: TestPortal;

  beforeEach(async () => {
    test = await startTestPortal({}, { core: createCoreFake() });
  });
  afterEach(async () => {
    await test[Symbol.asyncDispose]();
  });

  const sit = async (id: string) => {
    const user = await test.signIn(id);
    const dialog = await user.createDialog();
    return { user, dialog, stream: await user.openStream(dialog) };
  };

  it('gets no done for an answer from the cache, which is stored nowhere', async () => {
    const [warm, late] = [await sit('stu-1001'), await sit('stu-1002')];
    await warm.user.hear(warm.dialog, question);
    test.core.reset();
    const { status, body } = await late.user.ask(late.dialog, question);
    expect([status, body.code]).toEqual([403, 'dialog_forbidden']);
    expect((await late.stream.closed()).code).toBe(4502);
    expect(late.stream.frames.map(({ type }) => type)).not.toContain('done');
    expect(
      (await late.user.openStream(late.dialog).catch((error: unknown) => error)) as object,
    ).toMatchObject({
      status: 403,
    });
  });

  it('and that leads a shared answer gives way to one of those who share it', async () => {
    const [leader, ...others] = [
      await sit('stu-1001'),
      await sit('stu-1002'),
      await sit('stu-1003'),
      await sit('stu-1004'),
    ];
    const chat = jest.spyOn(test.portal.context.core, 'chat').mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      throw new CoreRefused(404);
    });
    const leading = leader.user.ask(leader.dialog, question);
    await eventually(() => expect(chat).toHaveBeenCalledTimes(1));
    const replies = await Promise.all(others.map(({ user, dialog }) => user.ask(dialog, question)));
    expect((await leading).body.code).toBe('dialog_forbidden');
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    for (const { stream } of others) await stream.done();
    expect(test.core.requests('chat')).toHaveLength(1);
    chat.mockRestore();
  });

  it('gets no done for a shared answer, and those who share it are not disturbed', async () => {
    test.core.change({ first_token_ms: 300, token_ms: 20 });
    const [leader, follower] = [await sit('stu-1001'), await sit('stu-1002')];
    test.core.faults.set([faultOn('exchanges').status(404)]);
    const leading = leader.user.ask(leader.dialog, question);
    await eventually(() => expect(test.core.requests('chat')).toHaveLength(1));
    const followed = await follower.user.ask(follower.dialog, question);
    expect([(await leading).body.cache, followed.body.cache]).toEqual(['miss', 'joined']);
    await leader.stream.done();
    expect((await follower.stream.closed()).code).toBe(4502);
    expect(follower.stream.text()).toBe(leader.stream.text());
  });
});
