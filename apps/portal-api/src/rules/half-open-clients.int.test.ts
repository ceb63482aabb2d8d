import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
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
