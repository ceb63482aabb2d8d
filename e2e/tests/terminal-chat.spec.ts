import { expect, test } from '../support/fixtures.js';
import { findFreePort } from '../support/free-port.js';
import { openProxyTo } from '../support/breakable-proxy.js';
import { NpmScript } from '../support/npm-script.js';

test('prints one answer and ends', async ({ stack }) => {
  const chat = new NpmScript('chat', ['stu-1026', 'Почему небо голубое?'], { PORTAL_URL: stack.portalUrl });
  expect(await chat.end()).toBe(0);
  expect(chat.output).toContain('Почему небо голубое?');
  expect(chat.output.length).toBeGreaterThan(60);
});

test('ends quietly when nobody reads the answer on', async ({ stack }) => {
  const chat = new NpmScript('chat', ['stu-1026', 'Почему трава зелёная?'], { PORTAL_URL: stack.portalUrl });
  await expect.poll(() => chat.output, { intervals: [20] }).not.toBe('');
  chat.stopReading();
  expect(await chat.end()).toBe(0);
  expect(chat.output).not.toContain('    at ');
});

test('holds a conversation by lines', async ({ stack }) => {
  const chat = new NpmScript('chat', ['stu-1027', '--url', stack.portalUrl], {});
  for (const line of ['Что такое атом?', '/history', '/new career', '/history', '/nonsense', '/quit'])
    chat.type(line);
  expect(await chat.end()).toBe(0);
  expect(chat.output).toContain('> Что такое атом?');
  expect(chat.output).toContain('New dialog, scenario career.');
  expect(chat.output).toContain('Nothing was said in this dialog yet.');
  expect(chat.output.match(/\/new \[scenario\]/g)).toHaveLength(2);
});

test('stops an answer', async ({ stack }) => {
  const chat = new NpmScript('chat', ['stu-1028', '--url', stack.portalUrl], {});
  const question = 'Расскажи очень подробно о вулканах.';
  chat.type(question);
  await expect.poll(() => chat.output, { intervals: [20] }).toMatch(/\/quit\n.{5}/);
  chat.type('/stop');
  await expect.poll(() => chat.output).toContain('[Stopped.]');
  chat.type('/history');
  expect(await chat.end()).toBe(0);
  const kept = chat.output.split(`> ${question}\n`).at(-1)!.trim();
  const whole = new NpmScript('chat', ['stu-1029', question, '--url', stack.portalUrl], {});
  expect(await whole.end()).toBe(0);
  expect(kept).not.toBe('');
  expect(whole.output.trim().length).toBeGreaterThan(kept.length);
  expect(whole.output).toContain(kept);
});

test('goes on with an answer by itself after a lost connection', async ({ stack }) => {
  const proxy = await openProxyTo(stack.portalUrl);
  const chat = new NpmScript('chat', ['stu-1029', '--url', proxy.url], {});
  chat.type('Как устроен вулкан?');
  await expect.poll(() => chat.output, { intervals: [20] }).toContain('Как устроен вулкан?');
  proxy.breakAll();
  await expect.poll(() => chat.output).toContain('The connection was lost; reconnecting');
  chat.type('/history');
  expect(await chat.end()).toBe(0);
  proxy.close();
  const [shown, stored] = chat.output.replace(/\n\[The connection.*\n/, '').split('> Как устроен вулкан?\n');
  const answer = stored!.trim();
  expect(answer.length).toBeGreaterThan(60);
  expect(shown).toContain(answer);
});

test('explains an unknown ID, a role without dialogs and a portal that is not there', async ({ stack }) => {
  const cases = [
    { id: 'nobody-1', url: stack.portalUrl, text: 'not known' },
    { id: 'min-6001', url: stack.portalUrl, text: 'holds no dialogs' },
    { id: 'stu-1001', url: `http://127.0.0.1:${await findFreePort()}`, text: 'npm start' },
  ];
  for (const { id, url, text } of cases) {
    const chat = new NpmScript('chat', [id, 'Hello?', '--url', url], {});
    expect(await chat.end()).toBe(1);
    expect(chat.output).toContain(text);
    expect(chat.output).not.toContain('    at ');
  }
});
