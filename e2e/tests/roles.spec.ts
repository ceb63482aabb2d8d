import { expect, test } from '../support/fixtures.js';

const routes = {
  health: '/health',
  courses: '/courses',
  dialogs: '/assistant/sessions',
  career: '/career/interests',
  schools: '/admin/schools',
  usage: '/admin/analytics/usage',
} as const;

/** Which role may read which of the routes; every other pair is a 403. */
const mayRead: readonly (readonly [id: string, role: string, ...readable: (keyof typeof routes)[]])[] = [
  ['stu-1024', 'student', 'health', 'courses', 'dialogs', 'career'],
  ['tea-2001', 'teacher', 'health', 'courses', 'dialogs'],
  ['sch-3001', 'school_admin', 'health', 'courses', 'dialogs', 'schools', 'usage'],
  ['coo-4001', 'coordinator', 'health', 'courses', 'dialogs', 'schools', 'usage'],
  ['reg-5001', 'regional_institute', 'health', 'schools', 'usage'],
  ['min-6001', 'ministry', 'health', 'schools', 'usage'],
  ['ope-7001', 'operator', 'health', 'schools', 'usage'],
  ['sys-8001', 'system_admin', 'health', 'schools', 'usage'],
];

for (const [id, role, ...readable] of mayRead) {
  test(`lets ${role} read ${readable.join(', ')} and nothing else`, async ({ frontEnd }) => {
    const login = await frontEnd.send('POST', '/auth/login', { student_id: id });
    expect(login.body.user.role).toBe(role);
    for (const [name, path] of Object.entries(routes)) {
      const { status, body } = await frontEnd.send('GET', path);
      const allowed = (readable as string[]).includes(name);
      expect([name, status, body.code]).toEqual(
        allowed ? [name, 200, undefined] : [name, 403, 'role_forbidden'],
      );
    }
  });
}

test('lets coordinators create a course, and nobody below them', async ({ frontEnd, openOther }) => {
  const course = {
    title: 'Геометрия вокруг нас',
    grade: 7,
    modules: [{ title: 'Фигуры' }, { title: 'Площади' }],
  };
  await frontEnd.signIn('coo-4001');
  const created = await frontEnd.send('POST', '/admin/courses', course);
  expect(created.status).toBe(201);
  expect(created.headers['location']).toContain('/api/v1/admin/courses/');
  const other = await openOther();
  await other.signIn('sch-3001');
  const refused = await other.send('POST', '/admin/courses', course);
  expect([refused.status, refused.body.code]).toEqual([403, 'role_forbidden']);
});

test('tells how the assistant is, and when that was seen', async ({ frontEnd }) => {
  await frontEnd.signIn('ope-7001');
  const { body } = await frontEnd.send('GET', '/health');
  expect(body).toMatchObject({ status: 'ok', assistant: 'available', data: 'live' });
  expect(body.checked_at).toMatch(/^\d{4}-.*Z$/);
});
