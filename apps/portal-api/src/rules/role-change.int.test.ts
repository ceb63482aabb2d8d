import { describe, expect, it } from '@jest/globals';
import { fault } from '@portal/core-fake';
import { eventually } from '../testing/eventually.js';
import { startTestPortal } from '../testing/test-portal.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a role that changes in the core', () => {
  it('takes effect on the next request after its time, without a new sign-in', async () => {
    await using test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '200' });
    const user = await test.signIn('tea-2001');
    const schools = async () => (await user.request('GET', '/api/v1/admin/schools')).status;
    expect(await schools()).toBe(403);
    test.core.change({ users: [{ technical_id: 'tea-2001', role: 'ministry' }] });
    await wait(250);
    const askedAt = performance.now();
    let next = await schools();
    // The core is waited for a second, which a standstill of this process may use up.
    if (performance.now() - askedAt > 900) next = await schools();
    expect(next).toBe(200);
    expect((await user.request('GET', '/api/v1/courses')).status).toBe(403);
  });

  it('takes effect for whoever refreshes more often than the core is asked, too', async () => {
    await using test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '500' });
    const user = await test.signIn('coo-4001');
    test.core.change({ users: [{ technical_id: 'coo-4001', role: 'student' }] });
    await eventually(async () => {
      expect((await user.request('POST', '/api/v1/auth/refresh')).status).toBe(200);
      expect((await user.request('GET', '/api/v1/admin/courses')).status).toBe(403);
    }, 5_000);
  });

  it('closes open streams with 4403 when it may no longer hold dialogs', async () => {
    await using test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '200' });
    const user = await test.signIn('tea-2001');
    const stream = await user.openStream(await user.createDialog());
    test.core.change({ users: [{ technical_id: 'tea-2001', role: 'operator' }] });
    const startedAt = performance.now();
    expect((await stream.closed()).code).toBe(4403);
    expect(test.audit().at(-1)).toMatchObject({
      event: 'denial',
      route: 'openStream',
      permission: 'dialogs:own',
      code: 'role_forbidden',
    });
    expect(performance.now() - startedAt).toBeLessThan(7_000);
  });

  it.each([503, 401, 429])(
    'is not learnt from a core that answers %i: the session goes on',
    async (status) => {
      await using test = await startTestPortal({ PORTAL_CONFIRM_USER_MS: '1' });
      const user = await test.signIn();
      test.core.faults.set([{ match: { route: 'users' }, fault: fault.status(status) }]);
      await wait(10);
      expect((await user.request('GET', '/api/v1/auth/session')).status).toBe(200);
    },
  );
});

describe('a session that ends by itself', () => {
  it('closes its open streams with 4401 within five seconds', async () => {
    const lifetimeMs = 2_000;
    await using test = await startTestPortal({ PORTAL_SESSION_LIFETIME_MS: String(lifetimeMs) });
    const user = await test.signIn();
    const stream = await user.openStream(await user.createDialog());
    const startedAt = performance.now();
    expect((await stream.closed()).code).toBe(4401);
    expect(performance.now() - startedAt).toBeLessThan(lifetimeMs + 5_000 + 2_000);
  });
});
