import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@portal/contracts';
import { parseReply, type RawReply } from '../testing/raw-reply.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { RawClient } from '../testing/raw-http.js';
import { upgrade } from '../testing/upgrade.js';

const upgradeOf = (target: string, header: string) =>
  `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n${header}\r\n\r\n`;

describe('what is refused below the application', () => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  async function sendBytes(bytes: string): Promise<RawReply> {
    const socket = connect(test.portal.port, '127.0.0.1');
    socket.end(bytes);
    const reply = parseReply(Buffer.from(await text(socket)), false, true);
    if (!reply) throw new Error('no reply');
    return reply;
  }

  it.each([
    ['garbage', 'Иванов Пётр +7 916 123-45-67\r\n\r\n', 400, 'malformed_request'],
    [
      'a header that cannot be read',
      'GET / HTTP/1.1\r\nhost: a\r\nbad header: geheim\r\n\r\n',
      400,
      'malformed_request',
    ],
    ['a request without a Host', 'GET /api/v1/courses HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
    ['a method of no protocol', 'GEHEIM / HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'malformed_request'],
    [
      'a length and chunks at once',
      'POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'headers of 20 KB',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'geheim'.repeat(3_400)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'another expectation',
      'GET /docs HTTP/1.1\r\nhost: a\r\nexpect: geheim\r\nconnection: close\r\n\r\n',
      417,
      'expectation_failed',
    ],
  ])('gets a problem with an id and nothing of what was sent: %s', async (_what, bytes, status, code) => {
    const reply = await sendBytes(bytes);
    const body = problem.parse(JSON.parse(reply.text));
    expect([reply.status, body.status, body.code]).toEqual([status, status, code]);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(reply.headers.get('x-request-id')).toBe(body.request_id);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.text).not.toMatch(/geheim|Иванов|123-45/i);
    expect((await test.anonymous().request('GET', '/docs/openapi.json')).status).toBe(200);
  });

  it('does not spoil a reply on its way: garbage behind a good request', async () => {
    const good = 'GET /docs/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n';
    const reply = await sendBytes(`${good}geheim\r\n\r\n`);
    expect([400, 200]).toContain(reply.status);
    if (reply.status === 200) expect(() => JSON.parse(reply.text) as unknown).not.toThrow();
  });

  it.each([
    ['a CONNECT', 'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['garbage', 'geheim\r\n\r\n'],
    ['another expectation', 'GET /docs HTTP/1.1\r\nhost: a\r\nexpect: geheim\r\n\r\n'],
    ['an upgrade', upgradeOf('/api/v1/assistant/sessions/dlg-1/stream', 'sec-websocket-version: 13')],
    ['an upgrade without a key', upgradeOf('/api/v1/assistant/sessions/dlg-1/stream', 'x: y')],
    ['an upgrade to Socket.IO', upgradeOf('/api/v1/socket.io/?EIO=4&transport=websocket', 'x: y')],
  ])('harms nobody when its client resets the connection: %s', async (_what, bytes) => {
    for (let n = 0; n < 100; n++) {
      const socket = connect(test.portal.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(bytes, () => socket.resetAndDestroy());
      await once(socket, 'close');
    }
    expect((await test.anonymous().request('GET', '/docs/openapi.json')).status).toBe(200);
  });

  it('an accepted upgrade carries its request id, over ws and over Socket.IO', async () => {
    const user = await test.signIn();
    const dialog = await user.createDialog();
    using client = new RawClient(test.portal.port);
    const given = { 'x-request-id': 'trace-77' };
    for (const target of [
      `/api/v1/assistant/sessions/${dialog}/stream`,
      '/api/v1/socket.io/?EIO=4&transport=websocket',
    ]) {
      const reply = await upgrade(client, target, user.cookie, given);
      expect([reply.status, reply.headers.get('x-request-id')]).toEqual([101, 'trace-77']);
    }
    const polled = await fetch(`${test.url}/api/v1/socket.io/?EIO=4&transport=polling`, { headers: given });
    expect(polled.headers.get('x-request-id')).toBe('trace-77');
  });
});
