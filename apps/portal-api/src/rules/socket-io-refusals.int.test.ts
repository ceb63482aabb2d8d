import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@portal/contracts';
import { WebSocket } from 'ws';
import { strangersLeaveWithinS } from '../stream/engine-refusals.js';
import { RawClient, type RawReply } from '../testing/raw-http.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

const start = 'EIO=4&transport=polling';
const target = (query: string) => `/api/v1/socket.io/?${query}`;

/** Status and code of a problem, which has to be one in every respect. */
function problemOf({ status, headers, text }: RawReply) {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  const body = problem.parse(JSON.parse(text));
  expect([body.status, body.request_id]).toEqual([status, headers.get('x-request-id')]);
  return body;
}

describe('what Socket.IO itself would refuse is refused with a problem:', () => {
  let test: TestPortal;
  let client: RawClient;
  let cookie: string;
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer();
    test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '60000', REDIS_URL: redis.url });
    client = new RawClient(test.portal.port);
    ({ cookie } = await test.signIn());
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  const send = (query: string, more: Record<string, string> = {}, body?: string) =>
    client.send({
      method: body === undefined ? 'GET' : 'POST',
      target: target(query),
      headers: Object.entries({ host: 'portal', cookie, ...more }),
      body: body === undefined ? undefined : Buffer.from(body),
    });
  const connect = async () => {
    const { text } = await send(start);
    return `${start}&sid=${(JSON.parse(text.slice(1)) as { sid: string }).sid}`;
  };

  it('what comes for a connection by polling from anybody but its user, or from a foreign page', async () => {
    const query = await connect();
    const other = (await test.signIn('stu-1002')).cookie;
    for (const body of [undefined, '2'])
      for (const [more, status, code] of [
        [{ cookie: '' }, 401, 'session_required'],
        [{ cookie: other }, 401, 'session_required'],
        [{ origin: 'https://evil.example' }, 403, 'origin_forbidden'],
        [{ 'sec-fetch-site': 'cross-site' }, 403, 'origin_forbidden'],
      ] as const) {
        const length: Record<string, string> = body === undefined ? {} : { 'content-length': '1' };
        expect(problemOf(await send(query, { ...length, ...more }, body))).toMatchObject({ status, code });
      }
    expect((await send(query, { 'content-length': '1' }, '2')).text).toBe('ok');
  });

  it('connections without end of one user, and nobody else behind the same address', async () => {
    let statuses: number[] = [];
    for (const id of ['stu-1003', 'stu-1002', 'stu-1005']) {
      const user = await test.signIn(id);
      const open = async () => (await send(start, { cookie: user.cookie })).status;
      const startedAt = performance.now();
      statuses = await Promise.all(Array.from({ length: 80 }, open));
      // On a busy machine the first have left, and made room, before the last come: another user tries.
      if (performance.now() - startedAt < strangersLeaveWithinS * 1_000) break;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect(statuses.filter((status) => status === 429)).toHaveLength(16);
    const neighbour = await test.signIn('stu-1004');
    expect((await send(start, { cookie: neighbour.cookie })).status).toBe(200);
  });

  it('a poll, a message and an upgrade for a connection that is a WebSocket', async () => {
    const ws = new WebSocket(`ws://127.0.0.1:${test.portal.port}${target('EIO=4&transport=websocket')}`, {
      headers: { cookie },
    });
    const [opened] = (await once(ws, 'message')) as [Buffer];
    const { sid } = JSON.parse(String(opened).slice(1)) as { sid: string };
    const errors = [{ pointer: '/query/sid' }];
    for (const body of [undefined, '2']) {
      const more: Record<string, string> = body === undefined ? {} : { 'content-length': '1' };
      expect(problemOf(await send(`${start}&sid=${sid}`, more, body))).toMatchObject({ status: 400, errors });
    }
    const probe = await upgrade(client, target(`EIO=4&transport=websocket&sid=${sid}`), cookie);
    expect(problemOf(probe)).toMatchObject({ status: 400, errors });
    ws.terminate();
  });

  it('a body that is too long, also one that does not say how long it will be', async () => {
    const body = '4'.repeat(5_000);
    const declared = await send(await connect(), { 'content-length': String(body.length) }, body);
    const chunks = `${body.length.toString(16)}\r\n${body}\r\n`;
    const chunked = await send(await connect(), { 'transfer-encoding': 'chunked' }, chunks);
    for (const reply of [declared, chunked])
      expect(problemOf(reply)).toMatchObject({ status: 413, code: 'payload_too_large' });
    // The second had not come to its end: nobody reads on.
    expect(chunked.headers.get('connection')).toBe('close');
  });

  it('a body that is no text', async () => {
    const more = { 'content-type': 'application/octet-stream', 'content-length': '1' };
    expect(problemOf(await send(await connect(), more, '2'))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [{ pointer: '/header/Content-Type' }],
    });
  });

  it('a second poll beside the first', async () => {
    const poll = await connect();
    // The first takes what waits for the client, if anything does; of two more at once, one is too many.
    const replies = await Promise.all([send(poll), send(poll), send(poll)]);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const reply of refused)
      expect(problemOf(reply)).toMatchObject({ status: 400, errors: [{ pointer: '/query/sid' }] });
  });

  it('a WebSocket handshake without a key, or in another version, at both addresses', async () => {
    const dialog = await (await test.signIn()).createDialog();
    const stream = `/api/v1/assistant/sessions/${dialog}/stream`;
    for (const address of [target('EIO=4&transport=websocket'), stream])
      for (const wrong of [{ 'sec-websocket-key': 'short' }, { 'sec-websocket-version': '7' }]) {
        const reply = await upgrade(client, address, cookie, wrong);
        expect(problemOf(reply)).toMatchObject({ status: 400, code: 'validation_failed' });
        expect(reply.headers.get('sec-websocket-version')).toBe('13');
      }
  });

  it('a request without a Host, by every way to a stream', async () => {
    const dialog = await (await test.signIn()).createDialog();
    const handshake = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
    };
    const ask = (path: string, more: Record<string, string> = {}) =>
      client.send({ method: 'GET', target: path, headers: Object.entries({ cookie, ...more }) }, true);
    const replies = [
      await ask(target(start)),
      await ask(target(await connect())),
      await ask(target('EIO=4&transport=websocket'), handshake),
      await ask(`/api/v1/assistant/sessions/${dialog}/stream`, handshake),
    ];
    for (const reply of replies)
      expect(problemOf(reply)).toMatchObject({ status: 400, code: 'malformed_request' });
  });

  it('one more connection without a stream than an address may have', async () => {
    const refused: RawReply[] = [];
    const byWebSocket: RawReply[] = [];
    while (refused.length === 0 || byWebSocket.length === 0) {
      const polls = await Promise.all(Array.from({ length: 160 }, () => send(start)));
      refused.push(...polls.filter(({ status }) => status !== 200));
      const reply = await upgrade(client, target('EIO=4&transport=websocket'), cookie);
      if (reply.status !== 101) byWebSocket.push(reply);
    }
    for (const reply of [...refused, ...byWebSocket]) {
      expect(problemOf(reply)).toMatchObject({ status: 429, code: 'rate_limited' });
      expect(reply.headers.get('retry-after')).toBe('5');
    }
  });
});
