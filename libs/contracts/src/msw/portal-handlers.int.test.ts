import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpHandler, type UnhandledFrameHandle } from 'msw';
import { setupServer } from 'msw/node';
import { startServer } from '../client/http-server.fixture.js';
import { createPortalClient } from '../client/portal-client.js';
import type { PortalProblem } from '../client/portal-problem.js';
import { v1Contracts } from '../v1/routes.js';
import { openStream } from './contract-rules/open-stream.js';
import { createPortalHandlers } from './portal-handlers.js';

const baseUrl = 'https://portal.example';
const portal = createPortalHandlers({ baseUrl, firstTokenMs: 0, tokenMs: 1 });
const server = setupServer(...portal.handlers);

async function signedIn(student_id = 'stu-1001') {
  const client = createPortalClient({ baseUrl });
  await client.login({ body: { student_id } });
  return client;
}

/** Nothing leaves the machine. */
const onUnhandledFrame: UnhandledFrameHandle = ({ frame, defaults }) => {
  const { request } = frame.data as { readonly request?: Request };
  if (!request || new URL(request.url).hostname !== '127.0.0.1') defaults.error();
};

const failure = (call: Promise<unknown>): Promise<PortalProblem> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as PortalProblem,
  );

describe('the handlers', () => {
  beforeAll(() => server.listen({ onUnhandledFrame }));
  afterEach(() => {
    portal.reset();
    server.resetHandlers(...portal.handlers);
  });
  afterAll(() => server.close());

  it('are one for every operation of the table, one for the stream and one for the rest', () => {
    const isHttp = (handler: unknown): handler is HttpHandler => handler instanceof HttpHandler;
    const addresses = portal.handlers
      .filter(isHttp)
      .map(({ info: { method, path } }) => `${String(method)} ${path}`);
    const table = v1Contracts.map(
      ({ method, path }) => `${method} ${baseUrl}/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(addresses).toEqual([...table, `/.+/ ${baseUrl}/api/v1/*`]);
    const sockets = portal.handlers.filter((handler) => !isHttp(handler));
    expect(sockets.length).toBe(1);
  });

  it('answer the requests to their portal only, or to any', async () => {
    await using real = await startServer();
    const elsewhere = createPortalClient({ baseUrl: real.url });
    expect(await failure(elsewhere.listCourses())).toMatchObject({ code: 'unrecognized' });
    expect(real.requests.length).toBe(1);
    server.resetHandlers(...createPortalHandlers().handlers);
    expect((await elsewhere.login({ body: { student_id: 'tea-2001' } })).user.role).toBe('teacher');
    expect(real.requests.length).toBe(1);
  });

  it('fail as asked, as often as asked', async () => {
    const client = await signedIn();
    portal.fail(['listCourses', 'readInterests'], 'core_unavailable', { times: 1, retryAfterS: 9 });
    expect(await failure(client.listCourses())).toMatchObject({ code: 'core_unavailable', retryAfterS: 9 });
    expect((await client.listCourses()).courses.length).toBeGreaterThan(0);
    portal.fail('listCourses', 'rate_limited');
    expect(await failure(client.listCourses())).toMatchObject({ status: 429, retryAfterS: 5 });
    expect(await failure(client.listCourses())).toMatchObject({ status: 429 });
    portal.recover('listCourses');
    expect((await client.listCourses()).courses.length).toBeGreaterThan(0);
    expect(await failure(client.readInterests())).toMatchObject({ code: 'core_unavailable' });
  });

  it('fail no call at all for no times', async () => {
    const client = await signedIn();
    portal.fail('listCourses', 'rate_limited');
    portal.fail('listCourses', 'rate_limited', { times: 0 });
    expect((await client.listCourses()).courses.length).toBeGreaterThan(0);
  });

  it('refuse figures of thirty days that would begin before all dates', async () => {
    const client = await signedIn('sys-8001');
    const refused = await failure(client.readUsage({ query: { to: '0000-01-05' } }));
    expect(refused).toMatchObject({ status: 400, errors: [{ pointer: '/query/to' }] });
  });

  it('take a listed origin in capitals, too', async () => {
    server.resetHandlers(
      ...createPortalHandlers({ baseUrl, allowedOrigins: ['https://School.example'] }).handlers,
    );
    const signIn = (origin: string) =>
      createPortalClient({ baseUrl, headers: { origin } }).login({ body: { student_id: 'stu-1001' } });
    expect((await signIn('https://SCHOOL.example')).user.role).toBe('student');
    expect(await failure(signIn('https://other.example'))).toMatchObject({ code: 'origin_forbidden' });
  });

  it('fail after the portal itself had nothing to refuse', async () => {
    portal.fail('listCourses', 'core_unavailable');
    expect(await failure(createPortalClient({ baseUrl }).listCourses())).toMatchObject({
      code: 'session_required',
    });
    expect(await failure((await signedIn('ope-7001')).listCourses())).toMatchObject({
      code: 'role_forbidden',
    });
  });

  it('tell by health what goes wrong', async () => {
    const client = await signedIn();
    expect(await client.readHealth()).toMatchObject({ status: 'ok', assistant: 'available', data: 'live' });
    portal.serveStale(40);
    expect(await client.call('listCourses')).toMatchObject({ staleS: 40 });
    expect(await client.call('listDialogs')).toMatchObject({ staleS: null });
    expect(await client.readHealth()).toMatchObject({ status: 'degraded', data: 'stale' });
    portal.fail('postMessage', 'assistant_unavailable', { retryAfterS: 12 });
    expect(await client.readHealth()).toMatchObject({ assistant: 'unavailable', retry_after_s: 12 });
    portal.fail('listCourses', 'core_timeout');
    expect(await client.readHealth()).toMatchObject({ data: 'unavailable' });
  });

  it('break an answer off, once, with its text so far kept', async () => {
    const client = await signedIn();
    const { id } = await client.createDialog();
    const { stream } = await client.postMessage({ params: { id }, body: { text: 'Первый?' } });
    await (await openStream({ baseUrl }, stream, '')).done();
    for (const code of [4502, 4504] as const) {
      portal.breakNextAnswer({ fragments: 2, code });
      const reader = await openStream({ baseUrl }, stream, '');
      await client.postMessage({ params: { id }, body: { text: `И ещё ${code}?` } });
      expect(await reader.closed()).toBe(code);
      expect([reader.dones(), reader.text().length > 0]).toEqual([0, true]);
      const { messages } = await client.listMessages({ params: { id } });
      expect(messages.at(-1)).toMatchObject({ role: 'assistant', text: reader.text() });
    }
    const last = await openStream({ baseUrl }, stream, '');
    await client.postMessage({ params: { id }, body: { text: 'И последний?' } });
    expect(await last.done()).toMatch(/^ans-/);
    last.leave();
  });

  it('break the next answer that begins: a refused question is none, and one from the cache breaks off as well', async () => {
    const client = await signedIn();
    const ask = async (id: string) =>
      client.postMessage({ params: { id }, body: { text: 'Что такое эхо?' } });
    const { id: other } = await client.createDialog();
    const first = await openStream({ baseUrl }, (await ask(other)).stream, '');
    await first.done();
    portal.breakNextAnswer({ code: 4504 });
    expect(await failure(ask('unknown'))).toMatchObject({ code: 'dialog_forbidden' });
    const { id } = await client.createDialog();
    const reader = await openStream({ baseUrl }, `/api/v1/assistant/sessions/${id}/stream`, '');
    expect((await ask(id)).cache).toBe('hit');
    expect([await reader.closed(), reader.dones(), reader.text()]).toEqual([4504, 0, first.text()]);
    first.leave();
  });

  it('name the answer that a second question finds, also before its first token, and stop it then', async () => {
    const slow = createPortalHandlers({ baseUrl, firstTokenMs: 500, tokenMs: 10_000 });
    server.resetHandlers(...slow.handlers);
    const client = await signedIn();
    const { id } = await client.createDialog();
    const ask = () => client.postMessage({ params: { id }, body: { text: 'Долго?' } });
    const first = failure(ask());
    await client.listDialogs();
    const refused = await failure(ask());
    expect(refused).toMatchObject({ code: 'answer_in_progress', answerId: expect.stringMatching(/^ans-/) });
    await client.stopAnswer({ params: { id, answer_id: refused.answerId! } });
    expect(await first).toMatchObject({ code: 'assistant_unavailable' });
    expect((await client.listMessages({ params: { id } })).messages).toEqual([]);
    slow.reset();
  });

  it('refuse a second question while the first is answered, and stop that one', async () => {
    const slow = createPortalHandlers({ baseUrl, firstTokenMs: 0, tokenMs: 10_000 });
    // Every handler of a WebSocket that matches takes part, so the others have to go.
    server.resetHandlers(...slow.handlers);
    const client = await signedIn();
    const { id } = await client.createDialog();
    const ask = () => client.postMessage({ params: { id }, body: { text: 'Долго?' } });
    const { answer_id, stream } = await ask();
    const reader = await openStream({ baseUrl }, stream, '');
    const late = await openStream({ baseUrl }, stream, '');
    expect(late.text()).toBe(reader.text());
    expect(await failure(ask())).toMatchObject({ code: 'answer_in_progress', answerId: answer_id });
    await client.stopAnswer({ params: { id, answer_id } });
    expect([await reader.done(), await late.done()]).toEqual([answer_id, answer_id]);
    const { messages } = await client.listMessages({ params: { id } });
    expect(messages.at(-1)?.text).toBe(reader.text());
    expect((await ask()).cache).toBe('miss');
    slow.reset();
  });

  it('close every stream when the sessions end', async () => {
    const client = await signedIn();
    const { id } = await client.createDialog();
    const stream = await openStream({ baseUrl }, `/api/v1/assistant/sessions/${id}/stream`, '');
    portal.endSessions();
    expect(await stream.closed()).toBe(4401);
    expect(await failure(client.listDialogs())).toMatchObject({ code: 'session_required' });
    expect((await (await signedIn()).readSession()).user.role).toBe('student');
  });

  it('know a session again after a reload of the page that holds the data', async () => {
    const client = await signedIn('stu-9000001');
    const { user } = await client.readSession();
    server.use(...createPortalHandlers({ baseUrl }).handlers);
    expect((await client.readSession()).user).toEqual(user);
  });

  it('are as at the start after a reset', async () => {
    const admin = await signedIn('sys-8001');
    const before = await admin.listSchools();
    await admin.deleteSchool({ params: { id: before.schools[0]!.id } });
    portal.fail('listSchools', 'core_timeout');
    portal.reset();
    expect(await admin.listSchools()).toEqual(before);
  });

  it('have data to show: dialogs, six months of interests, withheld figures, every role', async () => {
    const student = await signedIn();
    const { sessions } = await student.listDialogs();
    expect(sessions.length).toBeGreaterThan(1);
    const { messages } = await student.listMessages({ params: { id: sessions[0]!.id } });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect((await student.readInterests()).dynamics.length).toBe(6);
    const ministry = await signedIn('min-6001');
    const { surveys } = await ministry.listSurveys();
    expect(new Set(surveys.map(({ status }) => status))).toEqual(new Set(['draft', 'open', 'closed']));
    const village = await signedIn('sch-3002');
    expect((await village.listSchools()).schools).toMatchObject([{ students: null, suppressed: true }]);
  });

  it('take their time when asked to', async () => {
    server.use(...createPortalHandlers({ baseUrl, latencyMs: [120, 140] }).handlers);
    const startedAt = performance.now();
    await signedIn();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(119);
  });
});
