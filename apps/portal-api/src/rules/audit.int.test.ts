import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SchoolPage } from '@portal/contracts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

describe('the audit log', () => {
  let test: TestPortal;

  beforeAll(async () => {
    test = await startTestPortal();
  });
  afterAll(async () => test[Symbol.asyncDispose]());
  const last = () => test.audit().at(-1);

  it('tells sign-in, sign-out and failed sign-in', async () => {
    const user = await test.signIn();
    expect(last()).toMatchObject({ stream: 'audit', event: 'sign_in', decision: 'allowed', role: 'student' });
    await user.request('POST', '/api/v1/auth/logout');
    expect(last()).toMatchObject({ event: 'sign_out', decision: 'allowed', role: 'student' });
    await user.request('POST', '/api/v1/auth/login', { student_id: 'guess-1' });
    expect(last()).toMatchObject({ event: 'sign_in', decision: 'denied' });
  });

  it('names the permission that was missing, over HTTP and on an upgrade; the body does not', async () => {
    const student = await test.signIn();
    const reply = await student.request('GET', '/api/v1/admin/schools', undefined, {
      'x-request-id': 'audit-1',
    });
    expect(last()).toMatchObject({
      event: 'denial',
      decision: 'denied',
      role: 'student',
      route: 'listSchools',
      permission: 'admin.schools:read',
      code: 'role_forbidden',
      request_id: 'audit-1',
    });
    expect(JSON.stringify(reply.body)).not.toContain('admin.schools');
    const operator = await test.signIn('ope-7001');
    await expect(operator.openStream('some-dialog')).rejects.toMatchObject({ status: 403 });
    expect(last()).toMatchObject({ route: 'openStream', permission: 'dialogs:own', role: 'operator' });
  });

  it('tells what an administrator looks for beyond the own reach, and what is nowhere', async () => {
    const admin = await test.signIn('sch-3001');
    const other = (await (await test.signIn('sch-3002')).request<SchoolPage>('GET', '/api/v1/admin/schools'))
      .body.schools[0]!;
    const before = test.audit().length;
    for (const path of [`schools/${other.id}`, 'schools/sch-none']) {
      const { status } = await admin.request('GET', `/api/v1/admin/${path}`);
      expect(status).toBe(404);
      expect(last()).toMatchObject({ event: 'denial', code: 'not_found', permission: 'admin.schools:read' });
    }
    expect(test.audit()).toHaveLength(before + 2);
    const operator = await test.signIn('ope-7001');
    await operator.request('GET', '/api/v1/admin/schools/sch-none');
    expect(last()).toMatchObject({ event: 'sign_in' });
  });

  it("tells the denial of another's dialog", async () => {
    const student = await test.signIn();
    await student.ask('no-such-dialog', 'Почему?');
    expect(last()).toMatchObject({ event: 'denial', route: 'postMessage', code: 'dialog_forbidden' });
    expect(last()).toHaveProperty('permission', 'dialogs:own');
  });

  it('tells every admin write that happened, and no other', async () => {
    const user = await test.signIn('coo-4001');
    const before = test.audit().length;
    await user.request('GET', '/api/v1/admin/schools');
    await user.request('POST', '/api/v1/admin/courses', { title: 1 });
    expect(test.audit().length).toBe(before);
    await user.request('POST', '/api/v1/admin/courses', { title: 'Курс', modules: [{ title: 'Модуль' }] });
    expect(last()).toMatchObject({
      event: 'admin_write',
      decision: 'allowed',
      role: 'coordinator',
      route: 'createCourse',
      permission: 'admin.courses:write',
    });
  });

  it('knows users by a pseudonym alone', async () => {
    const reply = await test.anonymous().request<{ user: { id: string } }>('POST', '/api/v1/auth/login', {
      student_id: 'stu-1007',
    });
    const text = JSON.stringify(test.audit());
    expect(text).not.toContain('stu-1007');
    expect(text).not.toContain(reply.body.user.id);
    expect(last()?.['user']).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });
});
