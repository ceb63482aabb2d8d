import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminCourse, survey } from '@portal/contracts';
import { coreCoursePage, coreSchool, coreSurveyPage, coreSurveyResults } from '@portal/contracts/core';
import { get, post } from './core-client.fixture.js';
import { createCoreFake } from './core-fake.js';
import type { CoreFake } from './core-fake-api.js';
import { regions, schools } from './seed/schools.js';

const north = `scope=region:${regions.north}`;
const south = `scope=region:${regions.south}`;

describe('admin writes', () => {
  let core: CoreFake;

  beforeEach(async () => {
    core = createCoreFake();
    await core.listen();
  });

  afterEach(() => core.close());

  const read = async (path: string) => (await get(core, path)).json();
  const change = (method: 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    fetch(core.url + path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });

  it('changes and deletes a school within the scope, and does not find it outside', async () => {
    const path = `/v1/admin/schools/${schools.first.ref}`;
    expect((await change('PATCH', `${path}?${south}`, { title: 'New' })).status).toBe(404);
    const changed = coreSchool.parse(
      await (await change('PATCH', `${path}?${north}`, { title: 'New' })).json(),
    );
    expect(changed).toMatchObject({ title: 'New', students: schools.first.students });
    expect((await change('DELETE', `${path}?${north}`)).status).toBe(204);
    expect((await get(core, `${path}?scope=all`)).status).toBe(404);
  });

  it('moves no school out of the scope', async () => {
    const path = `/v1/admin/schools/${schools.first.ref}`;
    expect((await change('PATCH', `${path}?${north}`, { region_id: regions.south })).status).toBe(403);
    expect((await change('PATCH', `${path}?${north}`, { region_id: regions.north })).status).toBe(200);
    expect((await change('PATCH', `${path}?scope=all`, { region_id: regions.south })).status).toBe(200);
  });

  it('lets a survey be changed and deleted whose schools are gone', async () => {
    const schoolPath = `/v1/admin/schools/${schools.first.ref}?scope=all`;
    const asking = {
      title: 'Lunch',
      school_ids: [schools.first.ref],
      questions: [{ text: 'Good?', kind: 'single', options: ['yes', 'no'] }],
    };
    const made = survey.parse(await (await post(core, '/v1/admin/surveys?scope=all', asking)).json());
    const other = survey.parse(await (await post(core, '/v1/admin/surveys?scope=all', asking)).json());
    expect((await change('DELETE', schoolPath)).status).toBe(204);
    const path = `/v1/admin/surveys/${made.id}?scope=all`;
    expect((await get(core, path)).status).toBe(200);
    expect((await change('PATCH', path, { title: 'Dinner' })).status).toBe(200);
    expect((await change('DELETE', path)).status).toBe(204);
    const otherPath = `/v1/admin/surveys/${other.id}?scope=all`;
    expect((await change('PATCH', otherPath, { school_ids: ['sch-unknown'] })).status).toBe(403);
    expect((await get(core, otherPath.replace('all', `region:${regions.north}`))).status).toBe(404);
  });

  it('changes and deletes a course, and students follow', async () => {
    const path = '/v1/admin/courses/crs-algebra-9?scope=all';
    const changed = await (await change('PATCH', path, { grade: null, title: 'Algebra' })).json();
    expect(adminCourse.parse(changed)).not.toHaveProperty('grade');
    const list = async () => JSON.stringify(await read(`/v1/users/${core.user('stu-1101')?.id}/courses`));
    expect(await list()).toContain('crs-algebra-9');
    expect((await change('DELETE', path)).status).toBe(204);
    expect(await list()).not.toContain('crs-algebra-9');
    expect((await change('DELETE', path)).status).toBe(404);
  });

  it('lists the courses a page at a time', async () => {
    const first = coreCoursePage.parse(await read('/v1/admin/courses?scope=all&limit=10'));
    const second = coreCoursePage.parse(
      await read(`/v1/admin/courses?scope=all&limit=10&cursor=${first.next_cursor}`),
    );
    expect(new Set([...first.courses, ...second.courses].map(({ id }) => id)).size).toBe(20);
  });

  it('lets a survey reach the schools of the scope only', async () => {
    const body = {
      title: 'Library',
      status: 'open',
      school_ids: [schools.first.ref, schools.fourth.ref],
      questions: [{ text: 'Is it open long enough?', kind: 'single', options: ['yes', 'no'] }],
    };
    expect((await post(core, `/v1/admin/surveys?${north}`, body)).status).toBe(403);
    const created = survey.parse(await (await post(core, '/v1/admin/surveys?scope=all', body)).json());
    const seen = coreSurveyPage.parse(await read(`/v1/admin/surveys?${south}`)).surveys;
    expect(seen.map(({ id }) => id)).toContain(created.id);
    expect((await change('DELETE', `/v1/admin/surveys/${created.id}?${south}`)).status).toBe(403);
    const results = async (scope: string) =>
      coreSurveyResults.parse(await read(`/v1/admin/surveys/${created.id}/results?${scope}`));
    const all = await results('scope=all');
    expect((await results(north)).respondents + (await results(south)).respondents).toBe(all.respondents);
    const counted = all.questions[0]?.answers.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(all.respondents);
  });

  describe('a POST under an Idempotency-Key', () => {
    const path = '/v1/admin/courses?scope=all';
    const course = { title: 'Chess', modules: [{ title: 'Moves' }] };
    const key = { 'idempotency-key': 'k' };

    it('is done once, also by two at the same time', async () => {
      const replies = await Promise.all([1, 2].map(() => post(core, path, course, key)));
      replies.push(await post(core, path, course, key));
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(await Promise.all(replies.map((reply) => reply.text()))).size).toBe(1);
      expect(core.createdCourses()).toHaveLength(1);
    });

    it('is refused with another body, and does nothing', async () => {
      await post(core, path, course, key);
      const other = await post(core, path, { ...course, title: 'Go' }, key);
      expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_conflict' }]);
      expect(core.createdCourses().map(({ title }) => title)).toEqual(['Chess']);
    });

    it('that failed is tried again', async () => {
      const questions = [{ text: 'Is it open?', kind: 'single', options: ['yes', 'no'] }];
      const reaching = { title: 'Library', status: 'open', school_ids: [schools.fourth.ref], questions };
      expect((await post(core, `/v1/admin/surveys?${north}`, reaching, key)).status).toBe(403);
      expect((await post(core, '/v1/admin/surveys?scope=all', reaching, key)).status).toBe(201);
    });

    it('is refused when the key is empty, has spaces or is too long, and does nothing', async () => {
      for (const wrong of ['', 'a b', 'k'.repeat(129)]) {
        const refused = await post(core, path, course, { 'idempotency-key': wrong });
        expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'validation_failed' }]);
      }
      expect(core.createdCourses()).toEqual([]);
    });

    it('is forgotten at a reset', async () => {
      const created = await (await post(core, path, course, key)).json();
      core.reset();
      expect((await post(core, path, course, key)).status).toBe(201);
      expect(core.createdCourses()).toHaveLength(1);
      expect(created).toMatchObject({ title: 'Chess' });
    });
  });

  it('goes back to the seed at a reset', async () => {
    await change('DELETE', `/v1/admin/schools/${schools.first.ref}?scope=all`);
    core.reset();
    expect((await get(core, `/v1/admin/schools/${schools.first.ref}?scope=all`)).status).toBe(200);
  });
});
