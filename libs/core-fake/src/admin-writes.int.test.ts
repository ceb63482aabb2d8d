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

  it('goes back to the seed at a reset', async () => {
    await change('DELETE', `/v1/admin/schools/${schools.first.ref}?scope=all`);
    core.reset();
    expect((await get(core, `/v1/admin/schools/${schools.first.ref}?scope=all`)).status).toBe(200);
  });
});
