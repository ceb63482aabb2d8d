import { expect, test } from '../support/fixtures.js';

test('lists courses with brief progress, and shows each with its modules', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1005');
  const list = await frontEnd.send('GET', '/courses');
  expect(list.status).toBe(200);
  expect(list.body.courses.length).toBeGreaterThan(0);
  for (const course of list.body.courses) {
    expect(course).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      modules: expect.any(Number),
      progress: expect.any(Number),
    });
    expect(course.progress).toBeGreaterThanOrEqual(0);
    expect(course.progress).toBeLessThanOrEqual(1);
    const detail = await frontEnd.send('GET', `/courses/${course.id}`);
    expect(detail.status).toBe(200);
    expect(detail.body).toMatchObject({ id: course.id, title: course.title, progress: course.progress });
    expect(detail.body.modules).toHaveLength(course.modules);
    for (const module of detail.body.modules) {
      expect(module).toEqual({
        id: expect.any(String),
        title: expect.any(String),
        completed: expect.any(Boolean),
      });
    }
  }
});

test('answers a course that does not exist with course_not_found', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1005');
  const { status, body, headers } = await frontEnd.send('GET', '/courses/no-such-course');
  expect([status, body.code]).toEqual([404, 'course_not_found']);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body.request_id).toBe(headers['x-request-id']);
});

test('gives a student recommendations and at least six months of interests', async ({ frontEnd }) => {
  await frontEnd.signIn('stu-1005');
  const recommendations = await frontEnd.send('GET', '/career/recommendations');
  expect(recommendations.body).toEqual({
    profiles: expect.any(Array),
    professions: expect.any(Array),
    routes: expect.any(Array),
  });
  const interests = await frontEnd.send('GET', '/career/interests');
  expect(interests.body.interests.length).toBeGreaterThan(0);
  expect(interests.body.dynamics.length).toBeGreaterThanOrEqual(6);
  for (const { month } of interests.body.dynamics) expect(month).toMatch(/^\d{4}-\d\d$/);
});
