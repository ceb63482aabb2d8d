import { expect, test } from '../support/fixtures.js';

const login = '/auth/login';

test('signs a student in, with a cookie that scripts cannot read', async ({ frontEnd, context }) => {
  const reply = await frontEnd.send('POST', login, { student_id: ' stu-1001 ' });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    user: { id: expect.any(String), role: 'student', grade: expect.any(Number) },
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(reply.headers['cache-control']).toContain('no-store');
  expect(await frontEnd.readCookies()).toBe('');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie!.value.length).toBeGreaterThanOrEqual(43);
  expect(Math.abs(cookie!.expires * 1000 - Date.parse(reply.body.expires_at))).toBeLessThan(5_000);
});

test('gives staff no grade', async ({ frontEnd }) => {
  const { body } = await frontEnd.send('POST', login, { student_id: 'tea-2001' });
  expect(body.user).toEqual({ id: expect.any(String), role: 'teacher' });
});

test('answers unknown and malformed IDs with one body', async ({ frontEnd }) => {
  const replies = [];
  for (const student_id of ['stu-0000', '!', '', 'x'.repeat(300)]) {
    replies.push(await frontEnd.send('POST', login, { student_id }));
  }
  for (const { status, body } of replies) {
    expect(status).toBe(401);
    expect({ ...body, request_id: '' }).toEqual({ ...replies[0]!.body, request_id: '' });
  }
  expect(replies[0]!.body.code).toBe('login_failed');
});

test('gives the login body again after a page reload', async ({ frontEnd, page }) => {
  const { body } = await frontEnd.send('POST', login, { student_id: 'stu-1002' });
  await page.reload();
  const again = await frontEnd.send('GET', '/auth/session');
  expect(again.status).toBe(200);
  expect(again.body).toEqual(body);
});

test('issues a new token at a new login, and ends the old one', async ({
  frontEnd,
  context,
  request,
  stack,
}) => {
  await frontEnd.signIn('stu-1003');
  const [old] = await context.cookies();
  await frontEnd.signIn('stu-1003');
  const [fresh] = await context.cookies();
  expect(fresh!.value).not.toBe(old!.value);
  const reply = await request.get(`${stack.portalUrl}/api/v1/auth/session`, {
    headers: { cookie: `session=${old!.value}` },
  });
  expect(reply.status()).toBe(401);
});

test('ends the session and its open streams at logout', async ({ frontEnd, context }) => {
  await frontEnd.signIn('stu-1004');
  await frontEnd.openDialogStream('own', await frontEnd.createDialog());
  expect((await frontEnd.stream('own')).opened).toBe(true);
  expect((await frontEnd.send('POST', '/auth/logout')).status).toBe(204);
  await expect.poll(async () => (await frontEnd.stream('own')).closeCode).toBe(4401);
  expect((await frontEnd.send('GET', '/courses')).body.code).toBe('session_required');
  expect(await context.cookies()).toEqual([]);
});

test('asks for a session before it says what exists', async ({ frontEnd }) => {
  for (const path of ['/courses', '/assistant/sessions', '/health', '/admin/schools', '/no-such-route']) {
    const { status, body } = await frontEnd.send('GET', path);
    expect([path, status, body.code]).toEqual([path, 401, 'session_required']);
  }
});

test('refuses a login from a foreign page', async ({ request, stack }) => {
  const reply = await request.post(`${stack.portalUrl}/api/v1${login}`, {
    headers: { origin: 'https://elsewhere.example' },
    data: { student_id: 'stu-1001' },
  });
  expect([reply.status(), (await reply.json()).code]).toEqual([403, 'origin_forbidden']);
});
