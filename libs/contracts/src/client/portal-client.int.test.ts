import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { json, startServer, type TestServer } from './http-server.fixture.js';
import { createPortalClient, type PortalClient } from './portal-client.js';
import { PortalBadReply, PortalTimeout, PortalUnreachable } from './portal-error.js';
import { PortalProblem } from './portal-problem.js';
import { createSessionJar } from './session-jar.js';

const session = { user: { id: 'usr-1', role: 'student', grade: 9 }, expires_at: '2026-09-01T20:00:00.000Z' };
const course = { id: 'crs-1', title: 'Алгебра', modules: 3, progress: 0.5 };
const failure = <T>(call: Promise<T>): Promise<unknown> =>
  call.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );

describe('the client over http', () => {
  let server: TestServer;
  let client: PortalClient;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => server[Symbol.asyncDispose]());
  beforeEach(() => {
    server.requests.length = 0;
    client = createPortalClient({ baseUrl: `${server.url}/`, timeoutMs: 2_000 });
  });
  const last = () => server.requests.at(-1)!;

  it('gives the body of the reply', async () => {
    server.reply = json(200, { courses: [course] });
    expect(await client.listCourses()).toEqual({ courses: [course] });
    expect([last().method, last().url, last().body]).toEqual(['GET', '/api/v1/courses', '']);
  });

  it('keeps the cookie of a login, sends it, and forgets it with the logout', async () => {
    server.reply = json(200, session, { 'set-cookie': 'session=tok-1; Max-Age=43200; Path=/; HttpOnly' });
    expect(await client.login({ body: { student_id: 'stu-1001' } })).toEqual(session);
    expect([last().headers.cookie, last().body]).toEqual([undefined, '{"student_id":"stu-1001"}']);
    expect(client.session.token).toBe('tok-1');
    server.reply = (_request, response) =>
      void response.writeHead(204, { 'set-cookie': 'session=; Max-Age=0; Path=/; HttpOnly' }).end();
    expect(await client.logout()).toBeUndefined();
    expect([last().headers.cookie, client.session.token]).toEqual(['session=tok-1', null]);
  });

  it('calls a fetch that was given as a function of nobody, as a browser wants its own', async () => {
    server.reply = json(200, { courses: [course] });
    const seen: unknown[] = [];
    const given = createPortalClient({
      baseUrl: server.url,
      fetch: function (this: unknown, ...input: Parameters<typeof fetch>) {
        seen.push(this);
        return fetch(...input);
      },
    });
    await given.listCourses();
    expect(seen).toEqual([undefined]);
  });

  it('takes a time that is not whole', async () => {
    server.reply = json(200, { courses: [course] });
    expect(await client.listCourses({ timeoutMs: 1_999.5 })).toEqual({ courses: [course] });
  });

  it('takes no page of a gateway for the success of an operation without a body', async () => {
    server.reply = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Please sign in to the network');
    expect(await failure(client.logout())).toBeInstanceOf(PortalBadReply);
  });

  it('acts in the session of a token it was given', async () => {
    server.reply = json(200, session);
    const given = createPortalClient({ baseUrl: server.url, session: createSessionJar('tok-2') });
    await given.readSession();
    expect(last().headers.cookie).toBe('session=tok-2');
  });

  it('sends headers of the client and of the call, the later ones over the former', async () => {
    server.reply = json(200, { courses: [] });
    let trace = 0;
    const headers = () => ({ 'X-Request-Id': `trace-${++trace}`, 'x-team': 'web' });
    const traced = createPortalClient({ baseUrl: server.url, headers });
    await traced.listCourses();
    expect(last().headers).toMatchObject({ 'x-request-id': 'trace-1', 'x-team': 'web' });
    await traced.listCourses({ headers: { 'x-request-id': 'mine' } });
    expect(last().headers).toMatchObject({ 'x-request-id': 'mine', 'x-team': 'web' });
  });

  it('sends an Idempotency-Key where it was given one', async () => {
    const accepted = { answer_id: 'a-1', session_id: 'd-1', stream: '/s', cache: 'miss' };
    server.reply = json(202, accepted);
    const ask = { params: { id: 'd-1' }, body: { text: 'Почему?' }, idempotencyKey: 'once' };
    expect(await client.postMessage(ask)).toEqual(accepted);
    expect(last().headers['idempotency-key']).toBe('once');
  });

  it('shows status and headers beside the body on demand', async () => {
    server.reply = json(200, { courses: [] }, { 'x-portal-stale': '40', 'x-request-id': 'r-1' });
    expect(await client.call('listCourses')).toMatchObject({ status: 200, staleS: 40, requestId: 'r-1' });
    const school = { id: 'sch-1', title: 'a', region_id: 'rgn-1', students: null, suppressed: true };
    server.reply = json(201, school, { location: '/api/v1/admin/schools/sch-1' });
    const made = await client.call('createSchool', { body: { title: 'a', region_id: 'rgn-1' } });
    expect(made).toMatchObject({ body: school, location: '/api/v1/admin/schools/sch-1', staleS: null });
  });

  it('makes every refusal a problem with its code, places, time to wait and request ID', async () => {
    const errors = [{ pointer: '/body/text', message: 'is too long' }];
    const body = {
      type: '/docs',
      title: 'x',
      status: 400,
      code: 'validation_failed',
      request_id: 'r-2',
      errors,
    };
    server.reply = json(400, body, { 'retry-after': '7', 'x-request-id': 'r-2' });
    const error = await failure(client.postMessage({ params: { id: 'd' }, body: { text: '' } }));
    expect(error).toBeInstanceOf(PortalProblem);
    expect(error).toMatchObject({
      kind: 'problem',
      operation: 'postMessage',
      status: 400,
      code: 'validation_failed',
      requestId: 'r-2',
      retryAfterS: 7,
      errors,
      body,
    });
  });

  it.each([
    ['a page of a proxy', '<html>502</html>', 502],
    ['a code of a newer portal', '{"code":"brand_new","status":418}', 418],
    ['a name that every object has', '{"code":"constructor"}', 400],
    ['nothing', '', 503],
  ])('makes %s a problem without a known code', async (_what, body, status) => {
    server.reply = (_request, response) => void response.writeHead(status).end(body);
    const error = await failure(client.listCourses());
    expect(error).toBeInstanceOf(PortalProblem);
    expect(error).toMatchObject({ status, code: 'unrecognized', errors: [], requestId: undefined });
  });

  it('leaves out what a newer portal adds, and refuses what is against the contract', async () => {
    server.reply = json(200, { courses: [{ ...course, colour: 'red' }], total: 1 });
    expect(await client.listCourses()).toEqual({ courses: [course] });
    server.reply = json(200, { courses: [{ ...course, progress: 'half' }] });
    const error = await failure(client.listCourses());
    expect(error).toBeInstanceOf(PortalBadReply);
    expect(error).toMatchObject({ kind: 'bad_reply', status: 200, places: ['/courses/0/progress'] });
    const trusting = createPortalClient({ baseUrl: server.url, parseReplies: false });
    expect(await trusting.listCourses()).toEqual({ courses: [{ ...course, progress: 'half' }] });
  });

  it('gives a text that only a newer portal knows as it came, so that nobody is locked out by it', async () => {
    const principal = { ...session, user: { id: 'usr-1', role: 'principal' } };
    server.reply = json(200, principal);
    expect(await client.readSession()).toEqual(principal);
    const accepted = { answer_id: 'a-1', session_id: 'd-1', stream: '/s', cache: 'warm' };
    server.reply = json(202, accepted);
    expect(await client.postMessage({ params: { id: 'd-1' }, body: { text: 'Почему?' } })).toEqual(accepted);
  });

  it('refuses a success that is no JSON', async () => {
    server.reply = (_request, response) => void response.writeHead(200).end('<html>sign in here</html>');
    expect(await failure(client.listCourses())).toBeInstanceOf(PortalBadReply);
  });

  it('stops reading a reply without end', async () => {
    server.reply = (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      response.writeHead(200);
      more();
    };
    const patient = createPortalClient({ baseUrl: server.url, timeoutMs: 15_000 });
    expect(await failure(patient.listCourses())).toBeInstanceOf(PortalBadReply);
  });

  it.each(['before the headers', 'in the middle of the body'])('times out %s', async (when) => {
    server.reply = (_request, response) => {
      if (when !== 'before the headers') response.writeHead(200).write('{"courses":');
    };
    const error = await failure(client.listCourses({ timeoutMs: 60 }));
    expect(error).toBeInstanceOf(PortalTimeout);
    expect(error).toMatchObject({ kind: 'timeout', timeoutMs: 60, operation: 'listCourses' });
  });

  it('times out, and is aborted, though the fetch that it was given does not heed its signal', async () => {
    const deaf = createPortalClient({ baseUrl: server.url, fetch: () => new Promise(() => undefined) });
    expect(await failure(deaf.listCourses({ timeoutMs: 30 }))).toBeInstanceOf(PortalTimeout);
    const leaving = new AbortController();
    const call = failure(deaf.listCourses({ signal: leaving.signal }));
    leaving.abort(new Error('the page is left'));
    expect(await call).toEqual(new Error('the page is left'));
  });

  it('is aborted by the signal, with its reason', async () => {
    server.reply = () => undefined;
    const leaving = new AbortController();
    const call = failure(client.listCourses({ signal: leaving.signal }));
    setTimeout(() => leaving.abort(new Error('the page is left')), 30);
    expect(await call).toEqual(new Error('the page is left'));
    const before = server.requests.length;
    expect(await failure(client.listCourses({ signal: leaving.signal }))).toEqual(
      new Error('the page is left'),
    );
    expect(server.requests.length).toBe(before);
  });

  it('says so when nobody answers, or the connection is cut', async () => {
    server.reply = (request) => request.socket.destroy();
    const cut = await failure(client.listCourses());
    expect(cut).toBeInstanceOf(PortalUnreachable);
    const gone = await startServer();
    await gone[Symbol.asyncDispose]();
    const error = await failure(createPortalClient({ baseUrl: gone.url }).listCourses());
    expect(error).toMatchObject({
      kind: 'unreachable',
      cause: expect.objectContaining({ message: 'fetch failed' }),
    });
  });

  it.each([0, -1, Number.NaN, Infinity, 2 ** 31])('refuses to wait for %d ms', async (timeoutMs) => {
    expect(() => createPortalClient({ baseUrl: server.url, timeoutMs })).toThrow(RangeError);
    expect(await failure(client.listCourses({ timeoutMs }))).toBeInstanceOf(RangeError);
  });
});
