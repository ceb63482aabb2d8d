import { openProxyTo } from '../support/breakable-proxy.js';
import { ChatClientPage, type SeenAnswer } from '../support/chat-client-page.js';
import { expect, test } from '../support/fixtures.js';
import { FrontEnd } from '../support/front-end.js';

async function over(chat: ChatClientPage, name: string): Promise<SeenAnswer> {
  await expect.poll(async () => (await chat.read(name)).over, { timeout: 30_000 }).toBe(true);
  return chat.read(name);
}

/** Until some text has arrived and more is to come. */
async function underWay(chat: ChatClientPage, name: string): Promise<void> {
  await expect.poll(async () => (await chat.read(name)).text.length, { intervals: [20] }).toBeGreaterThan(0);
}

async function storedAnswer(frontEnd: FrontEnd, dialog: string): Promise<{ id: string; text: string }> {
  const { body } = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
  return body.messages.at(-1);
}

test('brings an answer into the page, and says what the connection does', async ({ frontEnd, page }) => {
  await frontEnd.signIn('stu-9001040');
  const dialog = await frontEnd.createDialog();
  const chat = await ChatClientPage.open(page, dialog);
  await chat.ask('first', 'Как летает самолёт?');
  const seen = await over(chat, 'first');
  const { id, text } = await storedAnswer(frontEnd, dialog);
  expect(seen).toMatchObject({ text, messageId: id, error: undefined });
  expect(seen.states).toEqual(['asking', 'connecting', 'streaming', 'idle']);
  await chat.ask('second', 'А вертолёт?');
  expect((await over(chat, 'second')).text).toBe((await storedAnswer(frontEnd, dialog)).text);
});

test('goes on after its connection was cut, with nothing lost or doubled', async ({ page, stack }) => {
  const proxy = await openProxyTo(stack.portalUrl);
  try {
    const frontEnd = await FrontEnd.open(page, proxy.url);
    await frontEnd.signIn('stu-9001041');
    const dialog = await frontEnd.createDialog();
    const chat = await ChatClientPage.open(page, dialog);
    await chat.ask('cut', 'Расскажи очень подробно, как появляются горы.');
    await underWay(chat, 'cut');
    proxy.breakAll();
    const seen = await over(chat, 'cut');
    expect(seen.states).toContain('reconnecting');
    const { id, text } = await storedAnswer(frontEnd, dialog);
    expect(seen).toMatchObject({ text, messageId: id, error: undefined });
  } finally {
    proxy.close();
  }
});

test('stops an answer by AbortSignal, and ends with what was said', async ({ frontEnd, page }) => {
  await frontEnd.signIn('stu-9001042');
  const dialog = await frontEnd.createDialog();
  const chat = await ChatClientPage.open(page, dialog);
  await chat.ask('long', 'Расскажи очень подробно обо всех планетах.');
  await underWay(chat, 'long');
  await chat.stop('long');
  const seen = await over(chat, 'long');
  expect(seen.error).toBeUndefined();
  expect(seen.messageId).toBeTruthy();
  await expect.poll(async () => (await storedAnswer(frontEnd, dialog)).text).toBe(seen.text);

  const other = await frontEnd.createDialog();
  const again = await ChatClientPage.open(page, other);
  await again.ask('whole', 'Расскажи очень подробно обо всех планетах.');
  const whole = (await over(again, 'whole')).text;
  expect(whole.startsWith(seen.text)).toBe(true);
  expect(seen.text.length).toBeLessThan(whole.length);
});

test('throws typed errors: refused, signed out, given up, closed', async ({ frontEnd, page, stack }) => {
  await frontEnd.signIn('stu-9001043');
  const dialog = await frontEnd.createDialog();
  const chat = await ChatClientPage.open(page, dialog);
  await chat.ask('running', 'Расскажи очень подробно о реках.');
  await underWay(chat, 'running');
  await chat.ask('second', 'А озёра?');
  expect((await over(chat, 'second')).error).toEqual({
    name: 'ProblemError',
    code: 'answer_in_progress',
    status: 409,
  });
  await frontEnd.send('POST', '/auth/logout');
  expect((await over(chat, 'running')).error).toEqual({ name: 'StreamFailedError', code: 'session_ended' });
  await chat.ask('signed out', 'Кто здесь?');
  expect((await over(chat, 'signed out')).error).toMatchObject({ name: 'ProblemError', status: 401 });

  const proxy = await openProxyTo(stack.portalUrl);
  const other = await FrontEnd.open(page, proxy.url);
  await other.signIn('stu-9001044');
  const patient = await ChatClientPage.open(page, await other.createDialog(), { giveUpMs: 500 });
  await patient.ask('lost', 'Расскажи очень подробно о лесах.');
  await underWay(patient, 'lost');
  proxy.close();
  expect((await over(patient, 'lost')).error).toEqual({
    name: 'ConnectionLostError',
    code: 'connection_lost',
  });
  await patient.ask('aborted', 'Кто здесь?');
  await patient.stop('aborted');
  expect((await over(patient, 'aborted')).error).toEqual({ name: 'AbortError', code: 'aborted' });
  await patient.ask('closed', 'Кто здесь?');
  await patient.close();
  expect((await over(patient, 'closed')).error).toEqual({ name: 'ChatClosedError', code: 'chat_closed' });
});
