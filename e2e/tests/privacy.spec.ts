import { readCoreRecords } from '../support/core-records.js';
import { expect, test } from '../support/fixtures.js';
import { kindsIn, planted } from '../support/planted-values.js';
import { waitForDone } from '../support/read-answer.js';

const { email, phone, nameRu, nameEn, handle, card } = planted;
const questions = [
  `Меня зовут ${nameRu}, моя почта ${email}, телефон ${phone}. Как решить x² = 9?`,
  `My name is ${nameEn}, write to ${handle}; the card is ${card}. What is 15% of 80?`,
];

test('sends the core four keys of a question, and nothing personal of it, byte for byte', async ({
  frontEnd,
  stack,
}) => {
  const { body } = await frontEnd.send('POST', '/auth/login', { student_id: 'stu-1021' });
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  for (const [count, text] of questions.entries()) {
    expect((await frontEnd.ask(dialog, text)).status).toBe(202);
    await expect
      .poll(async () => (await frontEnd.stream('own')).frames.filter(({ type }) => type === 'done').length)
      .toBe(count + 1);
  }
  await waitForDone(frontEnd, 'own');

  const records = await readCoreRecords(stack.coreUrl);
  // Kinds, so that a failure prints no value.
  expect(kindsIn(records)).toEqual([]);
  const asked = readChatBodies(records).filter(({ session_id }) => session_id === dialog);
  expect(asked).toHaveLength(questions.length);
  for (const chat of asked) {
    expect(Object.keys(chat).sort()).toEqual(['anonymous_user_id', 'messages', 'scenario', 'session_id']);
    expect(chat.messages).toEqual([{ role: 'user', text: expect.any(String) }]);
    expect(chat.anonymous_user_id).not.toContain(body.user.id);
    expect(chat.anonymous_user_id).not.toContain('stu-1021');
  }
  // What is not personal arrives as it was asked.
  expect(asked[0]!.messages[0]!.text).toContain('Как решить x² = 9?');
  expect(asked[1]!.messages[0]!.text).toContain('What is 15% of 80?');
});

test('never keeps an answer to a personal question for others', async ({ frontEnd, openOther }) => {
  const text = `Меня зовут ${nameRu}. Что такое синус?`;
  await frontEnd.signIn('stu-1022');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  expect((await frontEnd.ask(dialog, text)).body.cache).toBe('miss');
  await waitForDone(frontEnd, 'own');
  const other = await openOther();
  await other.signIn('stu-1023');
  expect((await other.ask(await other.createDialog(), text)).body.cache).toBe('miss');
});

interface ChatBody {
  readonly session_id: string;
  readonly anonymous_user_id: string;
  readonly messages: readonly { readonly role: string; readonly text: string }[];
  readonly scenario: string;
}

function readChatBodies(records: string): ChatBody[] {
  const { requests } = JSON.parse(records) as { requests: { method: string; path: string; body: string }[] };
  return requests.filter(({ path }) => path === '/v1/chat').map(({ body }) => JSON.parse(body) as ChatBody);
}
