import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DialogList, MessageList } from '@portal/contracts';
import { fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const question = 'Меня зовут Маша Иванова. Почему небо голубое?';
const piece = ' [PERS';

describe('what is cut in the middle of a placeholder', () => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());
  afterEach(() => test.core.faults.clear());

  /** After so many tokens the core has said a piece of the placeholder: answers are the same to the same question. */
  async function tokensBeforeTheRest(): Promise<number> {
    const user = await test.signIn('stu-1002');
    const dialog = await user.createDialog();
    await user.hear(dialog, question);
    const [, answer] = test.core.messages(dialog) ?? [];
    // As the core cuts its answers.
    const tokens = answer!.text.match(/\s{0,4}\S{1,5}|\s{1,4}/gu)!;
    expect(tokens).toContain(piece);
    return tokens.indexOf(piece) + 1;
  }
  const lastMessage = async (user: Awaited<ReturnType<TestPortal['signIn']>>, dialog: string) => {
    const path = `/api/v1/assistant/sessions/${dialog}/messages`;
    return (await user.request<MessageList>('GET', path)).body.messages.at(-1);
  };

  it('is shown without the piece of it when the answer is stopped there, now and in the history', async () => {
    const tokens = await tokensBeforeTheRest();
    const user = await test.signIn('stu-1001');
    const dialog = await user.createDialog();
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.stallAfter(tokens) }]);
    const stream = await user.openStream(dialog);
    const { body } = await user.ask(dialog, question);
    await eventually(() => expect(stream.text()).toMatch(/зовут $/));
    await user.request('DELETE', `/api/v1/assistant/sessions/${dialog}/answers/${body.answer_id}`);
    await stream.done();
    expect(stream.text()).toMatch(/зовут $/);
    const kept = await eventually(async () => {
      const last = await lastMessage(user, dialog);
      expect(last?.role).toBe('assistant');
      return last;
    });
    expect(kept?.text).toMatch(/зовут $/);
  });

  it('is shown without the piece of it in the history when the answer broke off there', async () => {
    const tokens = await tokensBeforeTheRest();
    const user = await test.signIn('stu-1003');
    const dialog = await user.createDialog();
    test.core.faults.set([{ match: { route: 'chat' }, fault: fault.cutAfter(tokens) }]);
    const stream = await user.openStream(dialog);
    await user.ask(dialog, question);
    expect(await stream.closed()).toMatchObject({ code: 4502 });
    expect((await lastMessage(user, dialog))?.text).toMatch(/зовут $/);
  });

  it('is shown as it is where the user has written it', async () => {
    const user = await test.signIn('stu-1004');
    const dialog = await user.createDialog();
    await user.hear(dialog, `${question} И что такое [PERS`);
    const path = `/api/v1/assistant/sessions/${dialog}/messages`;
    const { body } = await user.request<MessageList>('GET', path);
    expect(body.messages[0]?.text).toBe(`${question} И что такое [PERS`);
  });

  it('is a title without the piece of it', async () => {
    const user = await test.signIn('stu-1005');
    const dialog = await user.createDialog();
    await user.hear(dialog, `Скажи, почему небо голубое? Почему трава? Меня зовут Маша Иванова`);
    expect(test.core.dialogs().find(({ id }) => id === dialog)?.title).toMatch(/\[[A-Z]+…$/);
    const { body } = await user.request<DialogList>('GET', '/api/v1/assistant/sessions');
    expect(body.sessions[0]?.title).not.toContain('[');
  });
});
