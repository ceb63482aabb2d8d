import { expect, test } from '../support/fixtures.js';
import { textOf, waitForDone, waitForToken } from '../support/read-answer.js';
import { requestUpgrade } from '../support/upgrade.js';

const streamOf = (dialog: string) => `/api/v1/assistant/sessions/${dialog}/stream`;

test('brings the tokens in order to the page, and exactly one done', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1011');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  const accepted = await frontEnd.ask(dialog, 'Почему небо голубое?');
  expect(accepted.status).toBe(202);
  expect(accepted.body).toEqual({
    answer_id: expect.any(String),
    session_id: dialog,
    stream: streamOf(dialog),
    cache: expect.stringMatching(/^(miss|hit|joined)$/),
  });
  const seen = await waitForDone(frontEnd, 'own');
  expect(seen.frames.filter(({ type }) => type === 'done')).toHaveLength(1);
  expect(seen.frames.length).toBeGreaterThan(2);
  for (const frame of seen.frames) expect(Object.keys(frame)).toEqual(['type', 'data']);
  const { body } = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
  const stored = body.messages.at(-1);
  expect(stored).toEqual({ id: expect.any(String), role: 'assistant', text: textOf(seen) });
  expect(seen.frames.at(-1)!.data).toEqual({ message_id: stored.id });
  expect(seen.closeCode).toBeUndefined();
});

test('gives a socket that opens late the running answer from its start', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1012');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('early', dialog);
  await frontEnd.ask(dialog, 'Расскажи подробно, как растёт дерево.');
  await waitForToken(frontEnd, 'early');
  await frontEnd.openDialogStream('late', dialog);
  const [early, late] = [await waitForDone(frontEnd, 'early'), await waitForDone(frontEnd, 'late')];
  expect(textOf(late)).toBe(textOf(early));
  expect(late.frames.at(-1)).toEqual(early.frames.at(-1));
});

test('goes on from an offset, with nothing lost or doubled', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1013');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('whole', dialog);
  const { body } = await frontEnd.ask(dialog, 'How do birds find their way in winter?');
  const whole = textOf(await waitForDone(frontEnd, 'whole'));
  await frontEnd.openStream('rest', `${streamOf(dialog)}?answer=${body.answer_id}&offset=10`);
  expect(textOf(await waitForDone(frontEnd, 'rest'))).toBe(whole.slice(10));
});

test("refuses another user's stream before the upgrade", async ({ frontEnd, openOther, page, stack }) => {
  await frontEnd.signIn('stu-1014');
  const dialog = await frontEnd.createDialog();
  const other = await openOther();
  await other.signIn('stu-1015');
  await other.openDialogStream('foreign', dialog);
  await expect.poll(async () => (await other.stream('foreign')).closeCode).toBe(1006);
  expect((await other.stream('foreign')).opened).toBe(false);

  const url = stack.portalUrl + streamOf(dialog);
  const login = await fetch(`${stack.portalUrl}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"student_id":"stu-1015"}',
  });
  const cookie = login.headers.getSetCookie()[0]!.split(';', 1)[0]!;
  const refused = await requestUpgrade(url, { cookie });
  expect(refused).toMatchObject({ status: 403, body: { code: 'dialog_forbidden' } });
  expect(refused.contentType).toContain('application/problem+json');
  expect(await requestUpgrade(url, {})).toMatchObject({ status: 401, body: { code: 'session_required' } });

  const own = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await requestUpgrade(url, { cookie: own, origin: 'https://elsewhere.example' })).toMatchObject({
    status: 403,
    body: { code: 'origin_forbidden' },
  });
  expect((await requestUpgrade(url, { cookie: own, origin: stack.portalUrl })).status).toBe(101);
});

test('refuses a second question while an answer is streaming', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1016');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  const first = await frontEnd.ask(dialog, 'Зачем человеку сон?');
  const second = await frontEnd.ask(dialog, 'А кошке?');
  expect([second.status, second.body.code]).toEqual([409, 'answer_in_progress']);
  expect(second.body.answer_id).toBe(first.body.answer_id);
  const seen = await waitForDone(frontEnd, 'own');
  expect(seen.frames.filter(({ type }) => type === 'done')).toHaveLength(1);
});

test('ends a stopped answer with done, and keeps what was said', async ({ frontEnd, openOther }) => {
  const question = 'Расскажи очень подробно об океанах.';
  await frontEnd.signIn('stu-1017');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  const { body } = await frontEnd.ask(dialog, question);
  await waitForToken(frontEnd, 'own');
  const stopped = await frontEnd.send('DELETE', `/assistant/sessions/${dialog}/answers/${body.answer_id}`);
  expect(stopped.status).toBe(204);
  const seen = await waitForDone(frontEnd, 'own');
  expect(seen.closeCode).toBeUndefined();
  await expect
    .poll(async () => (await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`)).body.messages)
    .toEqual([expect.anything(), { id: expect.any(String), role: 'assistant', text: textOf(seen) }]);

  const other = await openOther();
  await other.signIn('stu-1016');
  const theirs = await other.createDialog();
  await other.openDialogStream('whole', theirs);
  expect((await other.ask(theirs, question)).body.cache).toBe('miss');
  const whole = textOf(await waitForDone(other, 'whole'));
  expect(whole.startsWith(textOf(seen))).toBe(true);
  expect(textOf(seen).length).toBeLessThan(whole.length);
});

test('answers a repeated question of the class from the cache', async ({ frontEnd, openOther }) => {
  await frontEnd.signIn('stu-1018');
  const dialog = await frontEnd.createDialog();
  await frontEnd.openDialogStream('own', dialog);
  await frontEnd.ask(dialog, 'Какая планета самая большая?');
  const first = await waitForDone(frontEnd, 'own');
  const other = await openOther();
  await other.signIn('stu-1019');
  const theirs = await other.createDialog();
  await other.openDialogStream('other', theirs);
  const { body } = await other.ask(theirs, '  какая планета самая  большая');
  expect(body.cache).toBe('hit');
  const second = await waitForDone(other, 'other');
  expect(textOf(second)).toBe(textOf(first));
  expect(second.frames.at(-1)!.data).not.toEqual(first.frames.at(-1)!.data);
  await expect
    .poll(
      async () => (await other.send('GET', `/assistant/sessions/${theirs}/messages`)).body.messages.length,
    )
    .toBe(2);
});

test('closes a socket on which the page sends anything', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1020');
  await frontEnd.openDialogStream('own', await frontEnd.createDialog());
  await frontEnd.sendOnStream('own', 'hello');
  await expect.poll(async () => (await frontEnd.stream('own')).closeCode).toBe(1003);
});
