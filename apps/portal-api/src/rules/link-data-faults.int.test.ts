import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createCoreFake, fault, type RouteName, type CoreFake } from '@portal/core-fake';
import { createHttpCoreLink } from '../core/http-core-link.js';
import { startRawCore } from '../core/raw-core.fixture.js';
import { linkOptions, startTestLink, type TestLink } from '../core/test-link.fixture.js';

/** Enough for two attempts on a busy machine. */
const timeoutMs = 3_000;
const trace = { requestId: 'req-1' };

describe('a data call', () => {
  let test: TestLink<CoreFake>;
  let user: string;

  beforeEach(async () => {
    test = await startTestLink(createCoreFake(), { dataTimeoutMs: timeoutMs });
    user = test.core.user('stu-1001')?.id ?? '';
  });
  afterEach(async () => test[Symbol.asyncDispose]());

  const sent = (route: RouteName) => test.core.requests(route).length;

  it.each([
    ['a 500', fault.status(500), 2, 'core_unavailable'],
    ['a 429', fault.status(429), 2, 'core_unavailable'],
    ['a 503 that asks for a minute', fault.status(503, { retryAfter: 60 }), 1, 'core_unavailable'],
    ['a connection that is reset', fault.refuseConnection(), 2, 'core_unavailable'],
    ['a reply that does not come', fault.slowHeaders(60_000), 1, 'core_timeout'],
    ['a reply that is dropped', fault.saveThenDrop(), 2, 'core_unavailable'],
    ['a reply that is not JSON', fault.garbageLine(), 1, 'core_bad_response'],
  ])('keeps its attempts and its time: %s', async (_what, broken, attempts, code) => {
    test.core.faults.set([{ match: { route: 'courses' }, fault: broken }]);
    const startedAt = performance.now();
    await expect(test.link.listCourses(user, trace)).rejects.toMatchObject({ code });
    expect(performance.now() - startedAt).toBeLessThan(timeoutMs + 3_000);
    expect(sent('courses')).toBe(attempts);
  });

  it('is read again after a failure', async () => {
    test.core.faults.set([{ match: { route: 'courses' }, times: 1, fault: fault.status(502) }]);
    expect((await test.link.listCourses(user, trace))?.courses).not.toEqual([]);
    expect(sent('courses')).toBe(2);
  });

  it.each([400, 403, 409, 415])('is not sent again when the core refuses it with %i', async (status) => {
    test.core.faults.set([{ match: { route: 'courses' }, fault: fault.status(status) }]);
    await expect(test.link.listCourses(user, trace)).rejects.toMatchObject({ name: 'CoreRefused', status });
    expect(sent('courses')).toBe(1);
    expect(test.link.breakers.data.state).toBe('closed');
  });

  it('is null when the core knows no such thing, which says nothing of its health', async () => {
    for (let n = 0; n < 10; n++) expect(await test.link.readUser('usr-nobody', trace)).toBeNull();
    expect(sent('users')).toBe(10);
    test.link.breakers.data.force('half-open');
    expect(await test.link.readUser('usr-nobody', trace)).toBeNull();
    expect(test.link.breakers.data.state).toBe('half-open');
    await test.link.readUser(user, trace);
    expect(test.link.breakers.data.state).toBe('closed');
  });

  it('hands on when the core wants to be asked again', async () => {
    test.core.faults.set([{ match: { route: 'courses' }, fault: fault.status(503, { retryAfter: 60 }) }]);
    await expect(test.link.listCourses(user, trace)).rejects.toMatchObject({ retryAfterS: 60 });
  });

  it('is sent once when a second arrival would be a second effect', async () => {
    test.core.faults.set([{ match: { route: 'sessions' }, fault: fault.saveThenDrop() }]);
    await expect(test.link.createDialog('anon-1', 'general', trace)).rejects.toMatchObject({
      code: 'core_unavailable',
    });
    expect([sent('sessions'), test.core.dialogs().length]).toEqual([1, 1]);
  });

  it('is sent again when a second arrival changes nothing: an exchange is stored once', async () => {
    const dialog = test.core.createDialog('anon-1').id;
    test.core.faults.set([{ match: { route: 'exchanges' }, times: 1, fault: fault.saveThenDrop() }]);
    const exchange = { question: 'Почему?', answer: 'Потому.' };
    expect(await test.link.saveExchange(dialog, 'ans-1', exchange, trace)).toBe('ans-1');
    expect([sent('exchanges'), test.core.storedAnswers()]).toEqual([2, 1]);
  });

  it('is sent again when it only asks: a sign-in survives a lost connection', async () => {
    test.core.faults.set([{ match: { route: 'users' }, times: 1, fault: fault.refuseConnection() }]);
    expect(await test.link.resolveUser('stu-1001', trace)).toMatchObject({ id: user });
  });

  it('is asked for once and says nothing of the core when its reply is longer than a page can be', async () => {
    // To read megabytes takes a busy machine a while.
    const link = createHttpCoreLink(linkOptions(test.core.url, { dataTimeoutMs: 5 * timeoutMs }));
    const dialog = test.core.createDialog('anon-1').id;
    const answer = 'о'.repeat(1024 * 1024);
    const save = (n: number) => link.saveExchange(dialog, `ans-${n}`, { question: '?', answer }, trace);
    for (let n = 0; n < 3; n++) await save(n);
    expect(await link.listMessages(dialog, trace)).toHaveLength(6);
    await save(3);
    const before = sent('messages');
    for (let n = 0; n < 8; n++)
      await expect(link.listMessages(dialog, trace)).rejects.toMatchObject({
        code: 'core_bad_response',
      });
    expect([sent('messages') - before, link.breakers.data.state]).toEqual([8, 'closed']);
    link.breakers.data.force('half-open');
    await expect(link.listMessages(dialog, trace)).rejects.toMatchObject({ code: 'core_bad_response' });
    expect(link.breakers.data.state).toBe('half-open');
    expect((await link.listCourses(user, trace))?.courses).not.toEqual([]);
    expect(link.breakers.data.state).toBe('closed');
    link.close();
  });

  it('that saves an exchange and gets an odd reply says that exchanges cannot be saved now', async () => {
    await using core = await startRawCore((request, response) => {
      request.resume();
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
    const link = createHttpCoreLink(linkOptions(core.url));
    for (let n = 0; n < 5; n++)
      await expect(
        link.saveExchange('dlg-1', `ans-${n}`, { question: '?', answer: '!' }, trace),
      ).rejects.toMatchObject({ code: 'core_bad_response' });
    expect(link.breakers.exchanges.state).toBe('open');
    link.close();
  });

  it('says nothing of the core when one reply is not what the contract says: others are served', async () => {
    const courses = [{ id: 'crs-1', title: 'Алгебра', modules: 2, progress: 1.01 }];
    await using core = await startRawCore((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(request.url?.includes('odd') ? { courses } : { courses: [] }));
    });
    const link = createHttpCoreLink(linkOptions(core.url));
    for (let n = 0; n < 8; n++)
      await expect(link.listCourses('usr-odd', trace)).rejects.toMatchObject({ code: 'core_bad_response' });
    expect(link.breakers.data.state).toBe('closed');
    expect(await link.listCourses('usr-1', trace)).toEqual({ courses: [] });
    link.close();
  });
});
