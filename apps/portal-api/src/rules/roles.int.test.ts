import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SchoolPage, UsagePage } from '@portal/contracts';
import { authorize, roles, type Role } from '@portal/rbac';
import { apiV1 } from '../http/api-v1.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { UpgradeRefused, type TestUser } from '../testing/test-user.js';

const idOf: Record<Role, string> = {
  student: 'stu-1001',
  teacher: 'tea-2001',
  school_admin: 'sch-3001',
  coordinator: 'coo-4001',
  regional_institute: 'reg-5001',
  ministry: 'min-6001',
  operator: 'ope-7001',
  system_admin: 'sys-8001',
};

describe('every route and every role', () => {
  let test: TestPortal;
  const users = new Map<Role, TestUser>();

  beforeAll(async () => {
    test = await startTestPortal();
    for (const role of roles) users.set(role, await test.signIn(idOf[role]));
  });
  afterAll(async () => test[Symbol.asyncDispose]());

  it('agree with the policy, and nobody comes in without a session', async () => {
    const anonymous = test.anonymous();
    for (const { contract, permission } of apiV1(test.portal.context)) {
      if (permission === 'anyone' || contract.name === 'logout' || contract.name === 'refreshSession')
        continue;
      const path = `/api/v1${contract.path.replaceAll(/\{\w+\}/g, 'some-id')}`;
      expect([contract.name, (await anonymous.request(contract.method, path)).body?.code]).toEqual([
        contract.name,
        'session_required',
      ]);
      for (const role of roles) {
        const { status, body } = await users.get(role)!.request(contract.method, path);
        const denied = status === 403 && body.code === 'role_forbidden';
        expect([contract.name, role, denied]).toEqual([
          contract.name,
          role,
          authorize(role, permission) === null,
        ]);
      }
    }
  });

  it('agree on the stream as well', async () => {
    for (const role of roles) {
      const user = users.get(role)!;
      const holds = authorize(role, 'dialogs:own') !== null;
      if (!holds) {
        await expect(user.openStream('some-dialog')).rejects.toEqual(new UpgradeRefused(403));
      } else {
        const stream = await user.openStream(await user.createDialog());
        stream.socket.close();
      }
    }
    await expect(test.anonymous().openStream('some-dialog')).rejects.toEqual(new UpgradeRefused(401));
  });

  it('deny a dialog of another user and one that does not exist alike', async () => {
    const [owner, stranger] = [await test.signIn('stu-1010'), await test.signIn('stu-1011')];
    const dialog = await owner.createDialog();
    for (const id of [dialog, 'no-such-dialog']) {
      const path = `/api/v1/assistant/sessions/${id}`;
      for (const reply of [
        await stranger.request('GET', `${path}/messages`),
        await stranger.ask(id, 'Привет?'),
        await stranger.request('DELETE', `${path}/answers/some-answer`),
      ]) {
        expect({ ...reply.body, request_id: '' }).toEqual({
          type: '/docs/errors/dialog_forbidden',
          title: 'This dialog is not yours',
          status: 403,
          code: 'dialog_forbidden',
          request_id: '',
        });
      }
      await expect(stranger.openStream(id)).rejects.toEqual(new UpgradeRefused(403));
    }
  });

  it('show school figures only within the reach of the role', async () => {
    const seen = new Map<Role, string[]>();
    for (const role of ['school_admin', 'coordinator', 'regional_institute', 'ministry'] as const) {
      const { body } = await users.get(role)!.request<SchoolPage>('GET', '/api/v1/admin/schools?limit=100');
      seen.set(
        role,
        body.schools.map(({ id }) => id),
      );
    }
    const count = (role: Role) => seen.get(role)!.length;
    expect(count('school_admin')).toBe(1);
    expect(count('coordinator')).toBeGreaterThan(1);
    expect(count('ministry')).toBeGreaterThan(count('regional_institute'));
    for (const ids of seen.values()) expect(seen.get('ministry')).toEqual(expect.arrayContaining(ids));
  });

  it('withhold figures about fewer than five people', async () => {
    const { body } = await users
      .get('ministry')!
      .request<SchoolPage>('GET', '/api/v1/admin/schools?limit=100');
    const small = body.schools.filter(({ suppressed }) => suppressed);
    expect(small.length).toBeGreaterThan(0);
    for (const school of body.schools) {
      expect(school.students).toEqual(school.suppressed ? null : expect.any(Number));
      if (!school.suppressed) expect(school.students).toBeGreaterThanOrEqual(5);
    }
  });

  it('give usage by day and by school', async () => {
    for (const by of ['day', 'school'] as const) {
      const path = `/api/v1/admin/analytics/usage?from=2026-09-01&to=2026-09-30&group_by=${by}`;
      const { status, body } = await users.get('ministry')!.request<UsagePage>('GET', path);
      expect([status, body.group_by, body.from, body.to]).toEqual([200, by, '2026-09-01', '2026-09-30']);
      expect(body.usage.length).toBeGreaterThan(0);
    }
  });
});
