import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { textOf, waitForDone } from '../support/read-answer.js';

const bundle = join(import.meta.dirname, '../../node_modules/socket.io-client/dist/socket.io.esm.min.js');

interface Asked {
  readonly name: string;
  readonly dialog: string;
  readonly transports?: readonly string[];
  readonly auth?: object;
}

/** What is looked at of socket.io-client's socket. */
interface ClientSocket {
  readonly io: { readonly engine: { readonly transport: { readonly name: string } } };
}

/** Opens the stream by socket.io-client in the page; what arrives is kept where `frontEnd.stream(name)` looks. */
async function openSocketIo(page: Page, asked: Asked): Promise<void> {
  await page.route('**/socket.io-client.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await readFile(bundle, 'utf8') }),
  );
  await page.evaluate(async ({ name, dialog, transports = ['polling', 'websocket'], auth = {} }) => {
    const { io } = await import(`${location.origin}/socket.io-client.js`);
    const socket = io(`/assistant/sessions/${dialog}`, { path: '/api/v1/socket.io', transports, auth });
    const seen = { opened: false, frames: [] as object[], closeCode: undefined as unknown, socket };
    Object.assign(globalThis, { [`stream:${name}`]: seen });
    socket.on('message', (frame: object) => seen.frames.push(frame));
    socket.on('closing', ({ code }: { code: number }) => (seen.closeCode = code));
    await new Promise<void>((resolve) => {
      socket.on('connect', () => {
        seen.opened = true;
        resolve();
      });
      socket.on('connect_error', ({ data }: { data?: { code: string } }) => {
        seen.closeCode = data?.code;
        resolve();
      });
    });
  }, asked);
}

/** How the client talks now: one that began by polling goes over to a WebSocket by itself. */
function transportOf(page: Page, name: string): Promise<string> {
  return page.evaluate((key) => {
    const { socket } = (globalThis as unknown as Record<string, { socket: ClientSocket }>)[key]!;
    return socket.io.engine.transport.name;
  }, `stream:${name}`);
}

for (const transports of [['websocket'], ['polling'], ['polling', 'websocket']]) {
  test(`brings an answer to socket.io-client in the page by ${transports.join(', then ')}`, async ({
    frontEnd,
    page,
  }) => {
    await frontEnd.signIn('stu-1030');
    const dialog = await frontEnd.createDialog();
    await openSocketIo(page, { name: 'own', dialog, transports });
    const { body } = await frontEnd.ask(dialog, `Почему море солёное? (${transports.join()})`);
    const seen = await waitForDone(frontEnd, 'own');
    expect(seen.frames.filter(({ type }) => type === 'done')).toHaveLength(1);
    const stored = await frontEnd.send('GET', `/assistant/sessions/${dialog}/messages`);
    expect(textOf(seen)).toBe(stored.body.messages.at(-1).text);
    await expect.poll(() => transportOf(page, 'own')).toBe(transports.at(-1));

    const auth = { answer: body.answer_id, offset: 7 };
    await openSocketIo(page, { name: 'rest', dialog, transports, auth });
    expect(textOf(await waitForDone(frontEnd, 'rest'))).toBe(textOf(seen).slice(7));
  });
}

test('tells socket.io-client in the page why it is refused or closed', async ({
  frontEnd,
  openOther,
  page,
}) => {
  await frontEnd.signIn('stu-1101');
  const dialog = await frontEnd.createDialog();
  const other = await openOther();
  await other.signIn('stu-1102');
  await openSocketIo(page, { name: 'foreign', dialog: await other.createDialog() });
  expect(await frontEnd.stream('foreign')).toMatchObject({ opened: false, closeCode: 'dialog_forbidden' });

  await openSocketIo(page, { name: 'own', dialog });
  await frontEnd.send('POST', '/auth/logout');
  await expect.poll(async () => (await frontEnd.stream('own')).closeCode).toBe(4401);
  await openSocketIo(page, { name: 'again', dialog });
  expect(await frontEnd.stream('again')).toMatchObject({ opened: false });
});
