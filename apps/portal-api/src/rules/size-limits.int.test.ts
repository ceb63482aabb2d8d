import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@portal/contracts';
import { faultOn } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { findLeak } from '../testing/find-leak.js';
import { RawClient } from '../testing/raw-http.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

describe('what is too large', () => {
  let test: TestPortal;
  let user: TestUser;
  let client: RawClient;

  beforeAll(async () => {
    test = await startTestPortal();
    user = await test.signIn();
    client = new RawClient(test.portal.port);
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await test[Symbol.asyncDispose]();
  });
  const get = (target: string, more: Record<string, string> = {}) =>
    client.send({
      method: 'GET',
      target,
      headers: Object.entries({ host: 'portal', cookie: user.cookie, ...more }),
    });

  it.each([
    ['a URL of 8 KB', () => get(`/api/v1/courses/${'a'.repeat(8_000)}`), 400],
    ['a query of 8 KB', () => get(`/api/v1/admin/schools?x=${'a'.repeat(8_000)}`), 403],
    ['a URL of 20 KB', () => get(`/api/v1/${'a'.repeat(20_000)}`), 431],
    ['a header of 20 KB', () => get('/api/v1/courses', { 'x-long': 'a'.repeat(20_000) }), 431],
    ['a cookie of 20 KB', () => get('/api/v1/courses', { cookie: `session=${'a'.repeat(20_000)}` }), 431],
  ] as const)('is refused cleanly: %s', async (_what, send, status) => {
    const reply = await send();
    expect(reply.status).toBe(status);
    const { code, request_id } = problem.parse(JSON.parse(reply.text));
    expect(request_id).toBe(reply.headers.get('x-request-id'));
    expect(findLeak(reply.text, ['aaaa'])).toBeNull();
    if (status === 431)
      expect([code, reply.headers.get('connection')]).toEqual(['headers_too_large', 'close']);
    expect((await get('/api/v1/courses')).status).toBe(200);
  });

  it('is refused cleanly: a body without end that comes with a GET', async () => {
    const length = 10_000_000;
    const reply = await client.send({
      method: 'GET',
      target: '/api/v1/courses',
      headers: Object.entries({ host: 'portal', cookie: user.cookie, 'content-length': String(length) }),
      body: Buffer.alloc(200_000, 'a'),
    });
    expect(reply.status).toBe(413);
    expect(problem.parse(JSON.parse(reply.text)).code).toBe('payload_too_large');
    expect(reply.headers.get('connection')).toBe('close');
    const small = await client.send({
      method: 'GET',
      target: '/api/v1/courses',
      headers: Object.entries({ host: 'portal', cookie: user.cookie, 'content-length': '4' }),
      body: Buffer.from('{"a"'),
    });
    expect(small.status).toBe(200);
  });

  it('is refused cleanly: a body of 70 KB, whether its length is told or not', async () => {
    const body = Buffer.from(JSON.stringify({ text: 'a'.repeat(70_000) }));
    const chunk = Buffer.concat([
      Buffer.from(`${body.length.toString(16)}\r\n`),
      body,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    for (const [framing, bytes] of [
      [{ 'content-length': String(body.length) }, body],
      [{ 'transfer-encoding': 'chunked' }, chunk],
    ] as const) {
      const headers = { host: 'portal', cookie: user.cookie, 'content-type': 'application/json', ...framing };
      const target = '/api/v1/assistant/sessions';
      const reply = await client.send({
        method: 'POST',
        target,
        headers: Object.entries(headers),
        body: bytes,
      });
      expect([reply.status, findLeak(reply.text, ['aaaa'])]).toEqual([413, null]);
    }
    expect((await get('/api/v1/courses')).status).toBe(200);
  });

  it('ends the stream with 4502, and is asked for anew: an answer of more than four million characters', async () => {
    const question = 'Почему море солёное?';
    test.core.faults.set([faultOn('chat', { text: question }).hugeAnswer(4_500_000)]);
    const dialog = await user.createDialog();
    const stream = await user.openStream(dialog);
    expect((await user.ask(dialog, question)).status).toBe(202);
    expect((await stream.closed()).code).toBe(4502);
    expect(stream.text().length).toBeLessThanOrEqual(4 * 1024 * 1024);
    test.core.faults.clear();
    // The core, in this process too, may still be busy with the huge one.
    const another = await eventually(() => user.createDialog(), 15_000);
    expect((await user.hear(another, question)).accepted.cache).toBe('miss');
  }, 30_000);

  it('ends the socket of whoever sent it, and no other: a frame over the limit', async () => {
    const dialog = await user.createDialog();
    const [loud, quiet] = [await user.openStream(dialog), await user.openStream(dialog)];
    loud.socket.on('error', () => undefined).send('a'.repeat(100_000));
    expect((await loud.closed()).code).toBe(1009);
    const accepted = await user.ask(dialog, 'Почему небо голубое?');
    expect(accepted.status).toBe(202);
    await quiet.done();
    const closed = once(quiet.socket, 'close');
    quiet.socket.close();
    await closed;
  });
});
