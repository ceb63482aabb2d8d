import { describe, expect, it } from '@jest/globals';
import { RawClient } from '../testing/raw-http.js';
import { startTestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

describe('the limits', () => {
  it('stop failed logins of one address, and tell when to come back', async () => {
    await using test = await startTestPortal({ PORTAL_LOGIN_FAILURES: '3' });
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) {
      const reply = await test
        .anonymous()
        .request('POST', '/api/v1/auth/login', { student_id: `guess-${n}` });
      codes.push(reply.body.code);
      if (reply.status !== 429) continue;
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(reply.headers.get('ratelimit')).toContain('r=0');
      expect(reply.headers.get('ratelimit-policy')).toContain('q=3');
    }
    expect(codes).toEqual(['login_failed', 'login_failed', 'login_failed', 'rate_limited', 'rate_limited']);
    expect(
      (await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: 'stu-1001' })).status,
    ).toBe(429);
  });

  it('do not count a class that signs in behind one address', async () => {
    await using test = await startTestPortal({ PORTAL_LOGIN_FAILURES: '3' });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const id = `stu-9${String(n).padStart(6, '0')}`;
        return (await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: id })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('count upgrades like any other request, of a session and of an address', async () => {
    await using test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '6' });
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++)
      statuses.push((await upgrade(client, '/api/v1/assistant/sessions/nobodys/stream', user.cookie)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
    expect((await user.request('GET', '/api/v1/courses')).status).toBe(429);

    await using strict = await startTestPortal({ PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '3' });
    using stranger = new RawClient(strict.portal.port);
    const ways = [
      '/api/v1/assistant/sessions/nobodys/stream',
      '/api/v1/socket.io/?EIO=4&transport=websocket',
    ];
    const refused: number[] = [];
    for (let n = 0; n < 6; n++) refused.push((await upgrade(stranger, ways[n % 2]!)).status);
    expect(refused).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('count what a foreign origin sends like any other request, and write of it only what they let through', async () => {
    await using test = await startTestPortal({ PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '3' });
    const foreign = { origin: 'https://evil.example' };
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) {
      const body = { student_id: 'stu-1001' };
      statuses.push((await test.anonymous().request('POST', '/api/v1/auth/login', body, foreign)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(test.audit().map(({ code }) => code)).toEqual(Array(3).fill('origin_forbidden'));

    await using strict = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '2' });
    const user = await strict.signIn();
    const refused: number[] = [];
    for (let n = 0; n < 3; n++)
      refused.push((await user.request('POST', '/api/v1/assistant/sessions', undefined, foreign)).status);
    expect(refused).toEqual([403, 403, 429]);
    expect(strict.audit().at(-1)).toMatchObject({ code: 'origin_forbidden', role: 'student' });
  });

  it('stop one technical ID that is tried from everywhere', async () => {
    await using test = await startTestPortal({ PORTAL_LOGINS_PER_ID: '3' });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      const reply = await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: 'stu-1001' });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('hold for the questions of a user, whatever session they come from', async () => {
    await using test = await startTestPortal({ PORTAL_QUESTIONS_PER_MINUTE: '2' });
    const [one, other] = [await test.signIn(), await test.signIn()];
    await one.hear(await one.createDialog(), 'Раз?');
    await other.hear(await other.createDialog(), 'Два?');
    const reply = await one.ask(await one.createDialog(), 'Три?');
    expect([reply.status, reply.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('ratelimit')).toContain('"questions"; r=0');
  });

  it('hold for the requests of a session', async () => {
    await using test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '3' });
    const user = await test.signIn();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await user.request('GET', '/api/v1/auth/session')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('hold for the requests of a session under whatever tokens it goes on', async () => {
    await using test = await startTestPortal({ PORTAL_REQUESTS_PER_MINUTE: '6' });
    using client = new RawClient(test.portal.port);
    const user = await test.signIn();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) {
      statuses.push((await user.request('GET', '/api/v1/auth/session')).status);
      statuses.push((await user.request('POST', '/api/v1/auth/refresh')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const socket = await upgrade(client, '/api/v1/assistant/sessions/nobodys/stream', user.cookie);
    expect(socket.status).toBe(429);
    // Who signs in anew begins anew.
    expect((await (await test.signIn()).request('GET', '/api/v1/auth/session')).status).toBe(200);
  });
});
