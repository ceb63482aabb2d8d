import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problem } from '@portal/contracts';
import { RawClient } from '../testing/raw-http.js';
import { upgrade } from '../testing/upgrade.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

describe('bad input', () => {
  let test: TestPortal;
  let user: TestUser;
  let dialog: string;

  beforeAll(async () => {
    test = await startTestPortal();
    user = await test.signIn();
    dialog = await user.createDialog();
  });
  afterAll(async () => test[Symbol.asyncDispose]());
  const messages = () => `/api/v1/assistant/sessions/${dialog}/messages`;

  it.each([
    ['broken JSON', 400, 'malformed_json', '{"text":'],
    ['no body', 400, 'validation_failed', undefined],
    ['a body nested too deeply', 400, 'validation_failed', `{"text":${'['.repeat(40)}${']'.repeat(40)}}`],
    ['an array', 400, 'validation_failed', '[]'],
    ['null', 400, 'validation_failed', 'null'],
    ['a bare number', 400, 'validation_failed', '5'],
    ['a wrong type', 400, 'validation_failed', { text: 5 }],
    ['an unknown field', 400, 'validation_failed', { text: 'a', extra: 1 }],
    ['an empty question', 400, 'validation_failed', { text: '   ' }],
    ['a question that is too long', 400, 'validation_failed', { text: 'a'.repeat(8_001) }],
    ['a body that is too large', 413, 'payload_too_large', { text: 'a'.repeat(70_000) }],
  ])('%s is a problem of its own', async (_what, status, code, body) => {
    const reply = await user.request('POST', messages(), body);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(problem.parse(reply.body).request_id).toBe(reply.headers.get('x-request-id'));
  });

  it('is a scenario that the portal does not know: it would reach the core as it is', async () => {
    const body = { scenario: 'ivan_petrov_79161234567' };
    const reply = await user.request('POST', '/api/v1/assistant/sessions', body);
    expect([reply.status, reply.body.errors?.[0]?.pointer]).toEqual([400, '/body/scenario']);
    expect(JSON.stringify(test.core.requests())).not.toContain('ivan_petrov');
  });

  it('names each wrong place', async () => {
    const reply = await user.request('POST', messages(), { text: 5, extra: 1 });
    expect(reply.body.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/body', '/body/text']);
  });

  it('with another content type is 415', async () => {
    const reply = await user.request('POST', messages(), 'text=a', { 'content-type': 'text/plain' });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media_type']);
    const utf16 = { 'content-type': 'application/json; charset=utf-16' };
    expect((await user.request('POST', messages(), '{"text":"a"}', utf16)).body.code).toBe(
      'unsupported_media_type',
    );
  });

  it('that is not UTF-8 is refused, and no question is asked with a replaced letter', async () => {
    using client = new RawClient(test.portal.port);
    const body = Buffer.from([...Buffer.from('{"text":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const headers = {
      host: 'portal',
      cookie: user.cookie,
      'content-type': 'application/json',
      'content-length': `${body.length}`,
    };
    const reply = await client.send({
      method: 'POST',
      target: messages(),
      headers: Object.entries(headers),
      body,
    });
    expect([reply.status, problem.parse(JSON.parse(reply.text)).code]).toEqual([400, 'malformed_json']);
  });

  it('is told after the role: who may not call is not told about the body', async () => {
    const reply = await user.request('POST', '/api/v1/admin/schools', '{"title":');
    expect(reply.body.code).toBe('role_forbidden');
  });

  it('at an unknown path is 404, with another method 405 and Allow, without a session 401', async () => {
    expect((await user.request('GET', '/api/v1/nothing')).body.code).toBe('not_found');
    expect((await user.request('GET', '/nothing')).body.code).toBe('not_found');
    const wrong = await user.request('DELETE', '/api/v1/courses');
    expect([wrong.status, wrong.body.code, wrong.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD',
    ]);
    expect((await test.anonymous().request('GET', '/api/v1/nothing')).status).toBe(401);
    expect((await user.request('GET', '/api/v1/courses/no-such-course')).body.code).toBe('course_not_found');
    const undecodable = await user.request('GET', '/api/v1/courses/%E0%A4%A');
    expect([undecodable.status, undecodable.body.errors?.[0]?.pointer]).toEqual([400, '/path']);
    expect((await user.request('GET', '/API/v1/courses')).status).toBe(404);
  });

  it('at the address of a stream without an upgrade is 426, with another method 405', async () => {
    const stream = `/api/v1/assistant/sessions/${dialog}/stream`;
    const plain = await user.request('GET', stream);
    expect([plain.status, plain.body.code, plain.headers.get('upgrade')]).toEqual([
      426,
      'upgrade_required',
      'websocket',
    ]);
    const posted = await user.request('POST', stream, {});
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it.each(['POST', 'DELETE', 'OPTIONS'])('of the method %s at the documents is 405', async (method) => {
    const reply = await user.request(method, '/docs/openapi.json');
    expect([reply.status, reply.body.code, reply.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, HEAD',
    ]);
  });

  it('from a foreign origin is refused, also as an upgrade', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await user.request('POST', '/api/v1/assistant/sessions', undefined, foreign)).body.code).toBe(
      'origin_forbidden',
    );
    expect(
      (
        await user.request('POST', '/api/v1/assistant/sessions', undefined, {
          'sec-fetch-site': 'cross-site',
        })
      ).status,
    ).toBe(403);
    expect(
      (await user.request('POST', '/api/v1/assistant/sessions', undefined, { origin: test.url })).status,
    ).toBe(201);
    await expect(user.openStream(dialog, '', foreign)).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    '?answer=%20',
    '?answer=a&offset=-1',
    '?answer=a&offset=x',
    '?answer=a&offset=1e3',
    '?answer=a&offset=',
    '?answer=a&answer=b',
    '?answer=a&offset=1&offset=2',
    '?offset=1',
    '?x=1',
  ])('in the query of an upgrade (%s) is a 400', async (query) => {
    await expect(user.openStream(dialog, query)).rejects.toMatchObject({ status: 400 });
  });

  it('in the path of an upgrade is not made good: dots and other spellings of a stream are none', async () => {
    using client = new RawClient(test.portal.port);
    const stream = `api/v1/assistant/sessions/${dialog}/stream`;
    expect((await upgrade(client, `/${stream}`, user.cookie)).status).toBe(101);
    for (const path of [
      `/docs/../${stream}`,
      `/docs/%2e%2e/${stream}`,
      `//evil/${stream}`,
      `/x\\..\\${stream}`,
    ])
      expect([path, (await upgrade(client, path, user.cookie)).status]).toEqual([path, 404]);
  });

  it('is not what another upgrade is: a wish for HTTP/2 changes nothing', async () => {
    using client = new RawClient(test.portal.port);
    const wish = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' };
    const headers = Object.entries({ host: 'portal', cookie: user.cookie, ...wish });
    expect((await client.send({ method: 'GET', target: '/api/v1/courses', headers })).status).toBe(200);
    expect((await client.send({ method: 'GET', target: '/docs/openapi.json', headers })).status).toBe(200);
  });

  it('in the path of an upgrade is a 404', async () => {
    await expect(user.openStream(`${dialog}/x`)).rejects.toMatchObject({ status: 404 });
  });

  it('on the stream closes it with 1003', async () => {
    const stream = await user.openStream(dialog);
    stream.socket.send('hello');
    expect((await stream.closed()).code).toBe(1003);
  });

  it.each(['//', '/\\', '/api/v1/../../x', '/%', 'http://[bad/', '*'])(
    'as the raw target %s never crashes',
    async (target) => {
      const { hostname, port } = new URL(test.url);
      for (const headers of [{}, { connection: 'upgrade', upgrade: 'websocket' }] as Record<
        string,
        string
      >[]) {
        const status = await new Promise<number>((resolve, reject) => {
          request({ hostname, port, path: target, headers }, (response) => {
            response.resume();
            resolve(response.statusCode ?? 0);
          })
            .once('error', reject)
            .end();
        });
        expect([400, 401, 404]).toContain(status);
      }
    },
  );

  it('takes a sane X-Request-Id of the caller and replaces any other', async () => {
    const given = await user.request('GET', '/api/v1/courses', undefined, { 'x-request-id': 'trace-42' });
    expect(given.headers.get('x-request-id')).toBe('trace-42');
    const replaced = await user.request('GET', '/api/v1/courses', undefined, { 'x-request-id': 'a b' });
    expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const traced = test.core.requests().filter(({ headers }) => headers['x-request-id'] === 'trace-42');
    expect(traced).not.toEqual([]);
    for (const { headers } of traced)
      expect(headers['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  });
});
