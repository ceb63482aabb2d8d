import { expect, test } from '../support/fixtures.js';

test('creates a general dialog without a body, and one with a scenario', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1006');
  const general = await frontEnd.send('POST', '/assistant/sessions');
  expect(general.status).toBe(201);
  expect(general.body).toEqual({
    id: expect.any(String),
    scenario: 'general',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const career = await frontEnd.send('POST', '/assistant/sessions', { scenario: 'career' });
  expect(career.body.scenario).toBe('career');
});

test('lists dialogs by last activity, with a title from the first question', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1007');
  const older = await frontEnd.createDialog();
  const newer = await frontEnd.createDialog();
  await frontEnd.openDialogStream('older', older);
  expect((await frontEnd.ask(older, 'Что такое дробь?')).status).toBe(202);
  await expect.poll(async () => (await frontEnd.stream('older')).frames.at(-1)?.type).toBe('done');
  const { body } = await frontEnd.send('GET', '/assistant/sessions');
  const listed = body.sessions.map(({ id }: { id: string }) => id);
  expect(listed.indexOf(older)).toBeLessThan(listed.indexOf(newer));
  expect(body.sessions[0]).toEqual({
    id: older,
    title: expect.stringContaining('дробь'),
    updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('keeps question and answer in chronological order', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1008');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  for (const [count, text] of ['What is a prime number?', 'Give me three of them.'].entries()) {
    expect((await frontEnd.ask(dialog, text)).status).toBe(202);
    await expect
      .poll(async () => (await frontEnd.stream('own')).frames.filter(({ type }) => type === 'done').length)
      .toBe(count + 1);
  }
  const { body } = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
  expect(body.messages.map(({ role }: { role: string }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
  ]);
  expect(body.messages[0].text).toBe('What is a prime number?');
  expect(body.messages[2].text).toBe('Give me three of them.');
});

test("says the same of another user's dialog and of one that does not exist", async ({
  frontEnd,
  openOther,
}) => {
  await frontEnd.signIn('stu-1009');
  const theirs = await frontEnd.createDialog();
  const other = await openOther();
  await other.signIn('stu-1010');
  const replies = [];
  for (const id of [theirs, 'no-such-dialog']) {
    replies.push(await other.send('GET', `/assistant/sessions/${id}/messages`));
    replies.push(await other.ask(id, 'Whose is this?'));
  }
  for (const { status, body } of replies) {
    expect([status, body.code]).toEqual([403, 'dialog_forbidden']);
    expect({ ...body, request_id: '' }).toEqual({ ...replies[0]!.body, request_id: '' });
  }
});
