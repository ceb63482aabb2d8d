import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { request } from 'node:http';
import {
  adminCourse,
  careerRecommendations,
  courseDetail,
  courseList,
  interestProfile,
} from '@portal/contracts';
import {
  coreDialog,
  coreDialogList,
  coreMessageList,
  coreSchoolPage,
  coreUsagePage,
  coreUser,
  createdCoreDialog,
} from '@portal/contracts/core';
import { chat, get, post, testUser } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';
import { people, sampleIds } from './seed/people.js';
import { regions, schools } from './seed/schools.js';

describe('data', () => {
  let core: CoreFake;

  beforeEach(async () => {
    core = createCoreFake({ now: () => new Date('2026-09-15T10:00:00Z') });
    await core.listen();
  });

  afterEach(() => core.close());

  const read = async (path: string) => (await get(core, path)).json();
  const idOf = (technicalId: string) => core.user(technicalId)?.id ?? 'nobody';

  it.each(people.map(({ technicalId }) => technicalId).concat('stu-9000123'))(
    'resolves %s to a user of the contract whose id does not show it, and finds that user by id',
    async (technical_id) => {
      const resolved = await (await post(core, '/v1/users/resolve', { technical_id })).json();
      const user = coreUser.parse(resolved);
      expect(user.id).not.toContain(technical_id.slice(4));
      expect(await read(`/v1/users/${user.id}`)).toEqual(resolved);
    },
  );

  it('gives every role the references that its scope needs', () => {
    expect(core.user(sampleIds.student)).toMatchObject({ grade: 9, school_ref: schools.first.ref });
    expect(core.user(sampleIds.school_admin)).toMatchObject({ school_ref: schools.first.ref });
    expect(core.user(sampleIds.coordinator)?.school_refs).toHaveLength(3);
    expect(core.user(sampleIds.regional_institute)).toMatchObject({ region_ref: regions.north });
    expect(core.user(sampleIds.teacher)).not.toHaveProperty('grade');
  });

  it('says 404 for an unknown user, course or dialog', async () => {
    const unknown = await post(core, '/v1/users/resolve', { technical_id: 'stu-0000' });
    const paths = [
      '/v1/users/usr-none',
      '/v1/users/usr-none/courses',
      '/v1/users/usr-none/career/interests',
      `/v1/users/${idOf('stu-1001')}/courses/crs-none`,
      `/v1/users/${idOf('stu-1001')}/courses/crs-algebra-7`,
      '/v1/sessions/dlg-none',
      '/v1/sessions/dlg-none/messages',
      '/v1/other',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await get(core, path)).status));
    expect([unknown.status, ...statuses]).toEqual(Array.from({ length: paths.length + 1 }, () => 404));
  });

  it.each(['/v1/health?x=1', '/v1/sessions', '/v1/sessions?anonymous_user_id=a&b=c', '/v1/users/..%2Fx'])(
    'refuses %s',
    async (path) => expect((await get(core, path)).status).toBe(400),
  );

  it.each(['/v1/users/%zz', '/v1/sessions/%E0%A4%A'])(
    'refuses %s, which is not UTF-8 in percent-encoding, as a mistake of the caller',
    async (path) => {
      const reply = await get(core, path);
      expect([reply.status, await reply.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'validation_failed' }),
      ]);
    },
  );

  it('has no address in another letter case, and its control has none', async () => {
    for (const path of [
      '/V1/health',
      '/v1/Health',
      '/v1/users/stu-1001/Courses',
      '/__MOCK/faults',
      '/__mock/Faults',
    ])
      expect([path, (await get(core, path)).status]).toEqual([path, 404]);
  });

  it('refuses a body where there is none in the contract', async () => {
    const { id } = core.createDialog(testUser);
    const send = (method: string, path: string) =>
      new Promise((resolve) => {
        const headers = { 'content-type': 'application/json', 'content-length': 2 };
        request(core.url + path, { method, headers }, ({ statusCode }) => resolve(statusCode)).end('{}');
      });
    expect(await send('GET', '/v1/health')).toBe(400);
    expect(await send('GET', `/v1/sessions/${id}/messages`)).toBe(400);
    expect(await send('DELETE', `/v1/admin/schools/${schools.first.ref}?scope=all`)).toBe(400);
    expect(core.requests().map(({ body }) => body)).toEqual(['{}', '{}', '{}']);
  });

  it('refuses a body that is not JSON, and one that is not sent as JSON', async () => {
    const send = (type: string, body: string) =>
      fetch(`${core.url}/v1/users/resolve`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('application/json', '{')).status).toBe(400);
    expect((await send('text/plain', '{"technical_id":"stu-1001"}')).status).toBe(415);
  });

  it("shows a student the grade's courses with progress that agrees with the modules", async () => {
    const { courses } = courseList.parse(await read(`/v1/users/${idOf('stu-1001')}/courses`));
    expect(courses.length).toBeGreaterThan(5);
    expect(courses.some(({ id }) => id.endsWith('-7'))).toBe(false);
    for (const { id, modules, progress } of courses) {
      const detail = courseDetail.parse(await read(`/v1/users/${idOf('stu-1001')}/courses/${id}`));
      const completed = detail.modules.filter((module) => module.completed).length;
      expect([detail.modules.length, detail.progress]).toEqual([modules, progress]);
      expect(progress).toBeCloseTo(completed / modules, 1);
    }
  });

  it('gives students different progress, each the same every time', async () => {
    const first = await read(`/v1/users/${idOf('stu-1001')}/courses`);
    expect(await read(`/v1/users/${idOf('stu-1001')}/courses`)).toEqual(first);
    expect(await read(`/v1/users/${idOf('stu-1002')}/courses`)).not.toEqual(first);
  });

  it('gives career data of the contract', async () => {
    const base = `/v1/users/${idOf('stu-1001')}/career`;
    careerRecommendations.parse(await read(`${base}/recommendations`));
    const { dynamics } = interestProfile.parse(await read(`${base}/interests`));
    expect(dynamics.at(-1)?.month).toBe('2026-09');
  });

  it('creates, lists and reads dialogs', async () => {
    const reply = await post(core, '/v1/sessions', { anonymous_user_id: testUser, scenario: 'career' });
    const { id } = createdCoreDialog.parse(await reply.json());
    await chat(core, { sessionId: id, text: 'Кем стать?' });
    expect(reply.status).toBe(201);
    expect(coreDialog.parse(await read(`/v1/sessions/${id}`))).toMatchObject({
      title: 'Кем стать?',
      scenario: 'career',
    });
    const list = await read(`/v1/sessions?anonymous_user_id=${testUser}`);
    expect(coreDialogList.parse(list).sessions.map((dialog) => dialog.id)).toEqual([id]);
    expect(JSON.stringify(list)).not.toContain('anonymous_user_id');
    const { messages } = coreMessageList.parse(await read(`/v1/sessions/${id}/messages`));
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  });

  it('gives back the request id', async () => {
    const reply = await fetch(`${core.url}/v1/health`, { headers: { 'x-request-id': 'req-1' } });
    expect(reply.headers.get('x-request-id')).toBe('req-1');
  });

  describe('admin', () => {
    const scopes = [
      ['all', 5],
      [`region:${regions.south}`, 2],
      [`school:${schools.first.ref},${schools.small.ref}`, 2],
      ['school:sch-none', 0],
    ] as const;

    it.each(scopes)('lists the schools of scope %s', async (scope, count) => {
      const page = coreSchoolPage.parse(await read(`/v1/admin/schools?scope=${scope}`));
      expect(page.schools).toHaveLength(count);
    });

    it('pages through the schools by an opaque cursor', async () => {
      const seen: string[] = [];
      let cursor = '';
      for (let pages = 0; pages < 5; pages += 1) {
        const page = coreSchoolPage.parse(await read(`/v1/admin/schools?scope=all&limit=2${cursor}`));
        seen.push(...page.schools.map(({ id }) => id));
        if (page.next_cursor === null) break;
        cursor = `&cursor=${page.next_cursor}`;
      }
      expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    });

    it.each(['', '?scope=none', '?scope=all&cursor=x', '?scope=all&limit=0'])(
      'refuses schools%s',
      async (query) => expect((await get(core, `/v1/admin/schools${query}`)).status).toBe(400),
    );

    it('reports exact usage by day and by school, within the scope', async () => {
      const range = 'from=2026-09-01&to=2026-09-10';
      const days = coreUsagePage.parse(
        await read(`/v1/admin/analytics/usage?scope=all&${range}&group_by=day`),
      );
      expect(days.usage.map(({ day }) => day)).toHaveLength(10);
      const small = `scope=school:${schools.small.ref}&${range}&group_by=school`;
      const rows = coreUsagePage.parse(await read(`/v1/admin/analytics/usage?${small}`)).usage;
      expect(rows).toHaveLength(1);
      expect(rows[0]?.active_users).toBeLessThan(5);
    });

    it('refuses a range that is turned round or longer than a year', async () => {
      for (const range of ['from=2026-09-02&to=2026-09-01', 'from=2024-01-01&to=2026-01-01']) {
        const path = `/v1/admin/analytics/usage?scope=all&${range}&group_by=day`;
        expect((await get(core, path)).status).toBe(400);
      }
    });

    it('creates a course that the grade sees, and everybody when it has none', async () => {
      const modules = [{ title: 'One', materials: [{ path: 'nebo.md' }] }, { title: 'Two' }];
      const create = async (body: object) =>
        adminCourse.parse(await (await post(core, '/v1/admin/courses?scope=all', body)).json());
      const seventh = await create({ title: 'Seventh', grade: 7, modules });
      const everybody = await create({ title: 'Everybody', modules });
      const { courses } = courseList.parse(await read(`/v1/users/${idOf('stu-1001')}/courses`));
      expect(courses.map(({ id }) => id)).toContain(everybody.id);
      expect(courses.map(({ id }) => id)).not.toContain(seventh.id);
      expect(seventh.modules.map(({ materials }) => materials.length)).toEqual([1, 0]);
      expect(
        (await post(core, '/v1/admin/courses?scope=all', { title: 'x', modules, extra: 1 })).status,
      ).toBe(400);
    });
  });
});
