import { describe, expect, it } from '@jest/globals';
import { createPortalClient } from '../../client/portal-client.js';
import { PortalTimeout } from '../../client/portal-error.js';
import { createFakePortal, type FakePortal } from './fake-portal.js';

const baseUrl = 'https://portal.example';

describe('the portal in memory', () => {
  it('lets a client of Node sign in, work and sign out', async () => {
    const client = createPortalClient({ baseUrl, fetch: createFakePortal().fetch });
    expect((await client.login({ body: { student_id: 'sys-8001' } })).user.role).toBe('system_admin');
    const { location, body } = await client.call('createCourse', {
      body: { title: 'Шахматы', modules: [{ title: 'Ходы' }] },
    });
    expect(location).toBe(`/api/v1/admin/courses/${body.id}`);
    expect(await client.readAdminCourse({ params: { id: body.id } })).toEqual(body);
    await client.logout();
    await expect(client.readSession()).rejects.toMatchObject({ code: 'session_required' });
  });

  it('keeps a whole answer for who reads the messages later', async () => {
    const fetch = createFakePortal({ firstTokenMs: 0, tokenMs: 0 }).fetch;
    const client = createPortalClient({ baseUrl, fetch });
    await client.login({ body: { student_id: 'stu-1005' } });
    const { id } = await client.createDialog();
    const params = { id };
    const { answer_id } = await client.postMessage({ params, body: { text: 'What is light?' } });
    let messages = (await client.listMessages({ params })).messages;
    for (let tries = 0; messages.length < 2 && tries < 500; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      messages = (await client.listMessages({ params })).messages;
    }
    expect(messages[1]).toMatchObject({ id: answer_id, text: expect.stringContaining('What is light?') });
  });

  it('shares nothing with another one', async () => {
    const [one, other] = [createFakePortal(), createFakePortal()];
    const client = createPortalClient({ baseUrl, fetch: one.fetch });
    await client.login({ body: { student_id: 'stu-1006' } });
    await client.createDialog();
    other.fail('listDialogs', 'internal_error');
    const there = createPortalClient({ baseUrl, fetch: other.fetch, session: client.session });
    expect((await client.listDialogs()).sessions.length).toBe(1);
    other.recover('listDialogs');
    expect((await there.listDialogs()).sessions.length).toBe(0);
  });

  it('is there below any path, and nowhere but below /api/v1', async () => {
    const { fetch } = createFakePortal();
    const client = createPortalClient({ baseUrl: 'https://school.example/portal', fetch });
    expect((await client.login({ body: { student_id: 'stu-1001' } })).user.grade).toBe(9);
    const outside = await fetch('https://school.example/portal/api/v10/courses');
    expect([outside.status, ((await outside.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  });

  it.each<[string, (portal: FakePortal) => void, string]>([
    [
      'a code',
      (portal) => portal.fail('listCourses', 'bogus' as never),
      'error code "bogus". Known: malformed_json, ',
    ],
    ['no code', (portal) => portal.fail('listCourses', undefined as never), 'error code undefined. Known: '],
    [
      'a name of every object',
      (portal) => portal.fail('login', 'toString' as never),
      'error code "toString"',
    ],
    [
      'an operation',
      (portal) => portal.fail('listCourse' as never, 'rate_limited'),
      'operation "listCourse". Known: ',
    ],
    ['one to recover', (portal) => portal.recover(['login', 'logon' as never]), 'operation "logon"'],
  ])('names what there is when it is asked for %s that there is not', (_what, ask, message) => {
    const asking = () => ask(createFakePortal());
    expect(asking).toThrow(TypeError);
    expect(asking).toThrow(`There is no ${message}`);
  });

  it('lets a slow call be given up', async () => {
    const client = createPortalClient({ baseUrl, fetch: createFakePortal({ latencyMs: 300 }).fetch });
    await expect(client.readHealth({ timeoutMs: 20 })).rejects.toBeInstanceOf(PortalTimeout);
    const reason = new Error('the page is left');
    await expect(client.readHealth({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('goes by the clock it is given: a session ends after twelve hours', async () => {
    let now = Date.parse('2026-09-01T08:00:00Z');
    const portal = createFakePortal({ now: () => new Date(now) });
    const client = createPortalClient({ baseUrl, fetch: portal.fetch });
    const { expires_at } = await client.login({ body: { student_id: 'min-6001' } });
    expect(expires_at).toBe('2026-09-01T20:00:00.000Z');
    const { from, to } = await client.readUsage({ query: { group_by: 'school' } });
    expect([from, to]).toEqual(['2026-08-03', '2026-09-01']);
    now = Date.parse('2026-09-01T20:00:01Z');
    await expect(client.readUsage()).rejects.toMatchObject({ code: 'session_required' });
  });
});
