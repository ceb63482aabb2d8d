import { afterAll, beforeEach, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminCourse,
  AdminCoursePage,
  School,
  SchoolPage,
  Survey,
  SurveyPage,
  SurveyResults,
} from '@portal/contracts';
import { regions, schools } from '@portal/core-fake';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import type { TestUser } from '../testing/test-user.js';

describe('the admin group', () => {
  let test: TestPortal;
  let admin: TestUser;
  let ministry: TestUser;
  let region: TestUser;
  let coordinator: TestUser;
  let schoolAdmin: TestUser;

  beforeAll(async () => {
    test = await startTestPortal();
    [admin, ministry, region, coordinator, schoolAdmin] = (await Promise.all(
      ['sys-8001', 'min-6001', 'reg-5001', 'coo-4001', 'sch-3001'].map((id) => test.signIn(id)),
    )) as [TestUser, TestUser, TestUser, TestUser, TestUser];
  });
  afterAll(async () => test[Symbol.asyncDispose]());
  beforeEach(() => test.core.reset());

  const list = async <Page>(user: TestUser, path: string) =>
    (await user.request<Page>('GET', `/api/v1/admin/${path}`)).body;
  const survey = (school_ids: string[]) => ({
    title: 'Опрос',
    questions: [{ text: 'Нравится?', kind: 'single', options: ['Да', 'Нет'] }],
    school_ids,
  });

  it('lets a system administrator create, read, change and delete a school', async () => {
    const made = await admin.request<School>('POST', '/api/v1/admin/schools', {
      title: 'Школа № 7',
      region_id: regions.north,
    });
    expect(made.status).toBe(201);
    const path = made.headers.get('location') ?? '';
    expect(path).toBe(`/api/v1/admin/schools/${made.body.id}`);
    expect((await admin.request('GET', path)).body).toEqual(made.body);
    const changed = await admin.request<School>('PATCH', path, { title: 'Лицей № 7' });
    expect(changed.body).toEqual({ ...made.body, title: 'Лицей № 7' });
    expect((await admin.request('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect((await admin.request(method, path)).body.code).toBe('not_found');
  });

  it('shows a school only to those in whose reach it is', async () => {
    const path = `/api/v1/admin/schools/${schools.fourth.ref}`;
    const statuses = await Promise.all(
      [admin, ministry, region, coordinator, schoolAdmin].map(
        async (user) => (await user.request('GET', path)).status,
      ),
    );
    const inNorth = await region.request<SchoolPage>('GET', '/api/v1/admin/schools');
    const regionIsNorth = inNorth.body.schools.every(({ region_id }) => region_id === regions.north);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses[2]).toBe(regionIsNorth ? 404 : 200);
    expect(statuses[4]).toBe(404);
  });

  it('walks a list page by page, each item once, and ends with null', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const page: SchoolPage = await list<SchoolPage>(ministry, `schools?limit=2${query}`);
      expect(page.schools.length).toBeLessThanOrEqual(2);
      seen.push(...page.schools.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    const all = await list<SchoolPage>(ministry, 'schools?limit=100');
    expect(seen).toEqual(all.schools.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('takes a cursor only of the same list, and says where a query is wrong', async () => {
    const { next_cursor } = await list<SchoolPage>(ministry, 'schools?limit=1');
    const wrong = async (query: string) => {
      const { status, body } = await ministry.request('GET', `/api/v1/admin/${query}`);
      return [status, body.code, body.errors?.map(({ pointer }) => pointer)];
    };
    const refusedAt = (place: string) => [400, 'validation_failed', [place]];
    expect(await wrong(`courses?cursor=${next_cursor}`)).toEqual(refusedAt('/query/cursor'));
    expect(await wrong(`analytics/usage?cursor=${next_cursor}`)).toEqual(refusedAt('/query/cursor'));
    expect(await wrong('analytics/usage?from=2024-01-01&to=2026-01-01')).toEqual(refusedAt('/query/to'));
    expect(await wrong('analytics/usage?to=0000-01-05')).toEqual(refusedAt('/query/to'));
    expect(await wrong('analytics/usage?from=2026-01-02&to=2026-01-01')).toEqual(refusedAt('/query/to'));
  });

  it.each([
    'http://elsewhere.example/x.md',
    'file:x.md',
    '/etc/passwd',
    '../x.md',
    'a\\b.md',
    'a\u2028/../../x.md',
    'a\u2029/../../x.md',
  ])('refuses a material that is no path in the knowledge folder: %s', async (path) => {
    const body = { title: 'Шахматы', modules: [{ title: 'Ходы', materials: [{ path }] }] };
    const reply = await coordinator.request('POST', '/api/v1/admin/courses', body);
    expect([reply.status, reply.body.errors?.[0]?.pointer]).toEqual([
      400,
      '/body/modules/0/materials/0/path',
    ]);
  });

  it.each(['limit=0', 'limit=1e1', 'limit=101', 'limit=x', 'cursor=', 'unknown=1'])(
    'refuses a list with %s',
    async (query) => {
      const { status, body } = await ministry.request('GET', `/api/v1/admin/schools?${query}`);
      expect([status, body.code]).toEqual([400, 'validation_failed']);
    },
  );

  it('manages courses, and students see what it did', async () => {
    const made = await coordinator.request<AdminCourse>('POST', '/api/v1/admin/courses', {
      title: 'Шахматы',
      modules: [{ title: 'Ходы' }],
    });
    const path = `/api/v1/admin/courses/${made.body.id}`;
    const student = await test.signIn();
    const titles = async () =>
      (await student.request<{ courses: { title: string }[] }>('GET', '/api/v1/courses')).body.courses.map(
        ({ title }) => title,
      );
    expect(await titles()).toContain('Шахматы');
    const change = {
      title: 'Шахматы и шашки',
      grade: null,
      modules: [{ title: 'Ходы', materials: [{ path: 'chess.txt' }] }],
    };
    const changed = await coordinator.request<AdminCourse>('PATCH', path, change);
    expect(changed.body).toMatchObject({ id: made.body.id, title: 'Шахматы и шашки' });
    expect(test.core.requests('ingest').map(({ body }) => JSON.parse(body).document_path)).toEqual([
      'chess.txt',
    ]);
    expect(await titles()).toContain('Шахматы и шашки');
    const page = await list<AdminCoursePage>(ministry, 'courses?limit=100');
    expect(page.courses.map(({ id }) => id)).toContain(made.body.id);
    expect((await coordinator.request('DELETE', path)).status).toBe(204);
    expect(await titles()).not.toContain('Шахматы и шашки');
    expect((await coordinator.request('GET', path)).body.code).toBe('course_not_found');
  });

  it('lets a coordinator survey own schools only', async () => {
    const own = (await list<SchoolPage>(coordinator, 'schools')).schools.map(({ id }) => id);
    const all = (await list<SchoolPage>(ministry, 'schools')).schools.map(({ id }) => id);
    const foreign = all.find((id) => !own.includes(id)) ?? '';
    const made = await coordinator.request<Survey>('POST', '/api/v1/admin/surveys', survey(own));
    expect([made.status, made.body.status]).toEqual([201, 'draft']);
    const refused = await coordinator.request('POST', '/api/v1/admin/surveys', survey([foreign]));
    expect([refused.status, refused.body.code]).toEqual([403, 'role_forbidden']);
    const path = `/api/v1/admin/surveys/${made.body.id}`;
    const widened = await coordinator.request('PATCH', path, { school_ids: [...own, foreign] });
    expect(widened.body.code).toBe('role_forbidden');
    expect((await coordinator.request<Survey>('PATCH', path, { status: 'open' })).body.status).toBe('open');
    expect((await coordinator.request('DELETE', path)).status).toBe(204);
  });

  it('shows a survey to whoever has one of its schools, and a change only to whoever has all', async () => {
    const mine = (await list<SchoolPage>(schoolAdmin, 'schools')).schools.map(({ id }) => id);
    const seen = await list<SurveyPage>(schoolAdmin, 'surveys');
    expect(seen.surveys.length).toBeGreaterThan(0);
    for (const { school_ids } of seen.surveys) expect(school_ids.some((id) => mine.includes(id))).toBe(true);
    expect((await list<SurveyPage>(ministry, 'surveys')).surveys.length).toBeGreaterThan(seen.surveys.length);
    const path = `/api/v1/admin/surveys/${seen.surveys[0]?.id}`;
    expect((await schoolAdmin.request('DELETE', path)).body.code).toBe('role_forbidden');
  });

  it('counts results within the reach, and withholds what is small', async () => {
    const open = (await list<SurveyPage>(ministry, 'surveys')).surveys.find(({ school_ids }) =>
      school_ids.includes(schools.small.ref),
    );
    const path = `/api/v1/admin/surveys/${open?.id}/results`;
    const whole = (await ministry.request<SurveyResults>('GET', path)).body;
    const part = (await schoolAdmin.request<SurveyResults>('GET', path)).body;
    expect(whole.respondents).toBeGreaterThan(part.respondents ?? Infinity);
    for (const { answers } of [...whole.questions, ...part.questions]) {
      for (const { count, suppressed } of answers)
        expect(suppressed ? count === null : (count ?? 0) >= 5).toBe(true);
    }
    const draft = (await list<SurveyPage>(ministry, 'surveys')).surveys.find(
      ({ status }) => status === 'draft',
    );
    const none = (await ministry.request<SurveyResults>('GET', `/api/v1/admin/surveys/${draft?.id}/results`))
      .body;
    expect([none.respondents, none.suppressed]).toEqual([null, true]);
  });

  it.each([
    ['a choice without options', { text: 'a', kind: 'single' }],
    ['a scale with options', { text: 'a', kind: 'scale', options: ['1', '2'] }],
    ['free text', { text: 'a', kind: 'text' }],
  ])('refuses a survey question that is %s', async (_what, question) => {
    const body = { title: 'x', school_ids: ['s'], questions: [question] };
    expect((await ministry.request('POST', '/api/v1/admin/surveys', body)).body.code).toBe(
      'validation_failed',
    );
  });

  it('withholds so many figures that no difference of two of them is about fewer than five people', async () => {
    interface Usage {
      readonly usage: { readonly active_users: number | null; readonly questions: number | null }[];
    }
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    for (const user of [region, coordinator, ministry]) {
      const range = `analytics/usage?from=${day}&to=${day}`;
      const total = (await list<Usage>(user, range)).usage[0]?.active_users ?? 0;
      const whole = (await list<Usage>(user, `${range}&group_by=school`)).usage;
      const hidden = whole.filter(({ active_users }) => active_users === null).length;
      const shown = whole.reduce((sum, { active_users }) => sum + (active_users ?? 0), 0);
      if (hidden > 0) expect([hidden > 1, total - shown >= 5]).toEqual([true, true]);
      // The same on pages: what is withheld of the whole is withheld of a part.
      const first = (await list<Usage>(user, `${range}&group_by=school&limit=1`)).usage;
      expect(first).toEqual(whole.slice(0, 1));
    }
  });

  it('refuses a change that changes nothing', async () => {
    const path = `/api/v1/admin/schools/${schools.first.ref}`;
    expect((await admin.request('PATCH', path, {})).body.code).toBe('validation_failed');
  });
});
