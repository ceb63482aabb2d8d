import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { eventually } from '../testing/eventually.js';
import { startTestPortal } from '../testing/test-portal.js';

it.each(['/api/v1/assistant/sessions/dlg-1/stream', '/api/v1/socket.io/?EIO=4&transport=websocket'])(
  'a refused upgrade of %s does not hold up a close, although its client never hangs up',
  async (path) => {
    await using test = await startTestPortal();
    const client = connect({ port: test.portal.port, host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined);
    const asked = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    client.write([`GET ${path} HTTP/1.1`, 'Host: portal', ...asked, key, '', ''].join('\r\n'));
    const [reply] = (await once(client, 'data')) as [Buffer];
    expect(String(reply)).toMatch(/^HTTP\/1\.1 401 /);
    const startedAt = performance.now();
    await test.portal.close(0);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    client.destroy();
  },
  20_000,
);

it('a client that is told to go and does not hang up does not hold up a close', async () => {
  await using test = await startTestPortal();
  const user = await test.signIn();
  const dialog = await user.createDialog();
  const client = connect({ port: test.portal.port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => undefined);
  const asked = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const target = `/api/v1/assistant/sessions/${dialog}/stream`;
  const from = ['Host: portal', `Cookie: ${user.cookie}`];
  client.write([`GET ${target} HTTP/1.1`, ...from, ...asked, key, '', ''].join('\r\n'));
  const [reply] = (await once(client, 'data')) as [Buffer];
  expect(String(reply)).toMatch(/^HTTP\/1\.1 101 /);
  // A masked text of 65,535 bytes: more than a stream takes.
  client.write(Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0]));
  await eventually(() => expect(test.portal.context.hub.count()).toBe(0));
  const startedAt = performance.now();
  await test.portal.close(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  client.destroy();
}, 20_000);

it('a portal that is about to go says so until its answers have ended', async () => {
  await using test = await startTestPortal();
  test.core.change({ token_ms: 40 });
  const user = await test.signIn();
  const dialog = await user.createDialog();
  const stream = await user.openStream(dialog);
  await user.ask(dialog, 'Расскажи о море');
  await eventually(() => expect(stream.frames.length).toBeGreaterThan(0));
  const closing = test.portal.close(5_000);
  const ready = await fetch(`http://127.0.0.1:${test.portal.opsPort}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { draining: true }]);
  await closing;
}, 20_000);

it('a client that asks for much and reads nothing is let go of', async () => {
  await using test = await startTestPortal({}, { overrides: { silenceMs: 2_000 } });
  const target = '/docs/assets/swagger-ui-bundle.js';
  const { length } = await (
    await fetch(test.url + target)
  )
    .arrayBuffer()
    .then((body) => new Uint8Array(body));
  const client = connect({ port: test.portal.port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  client.pause();
  // As many as may be sent ahead.
  const times = 8;
  client.write(`GET ${target} HTTP/1.1\r\nHost: portal\r\n\r\n`.repeat(times));
  // Node looks at a timeout twice, and the second time only where nothing was written.
  await new Promise((resolve) => setTimeout(resolve, 7_000));
  let read = 0;
  client.on('data', (bytes: Buffer) => void (read += bytes.length));
  client.resume();
  await once(client, 'close');
  expect(read).toBeGreaterThan(length);
  expect(read).toBeLessThan(length * times);
}, 30_000);
