import { describe, expect, it } from '@jest/globals';
import { cookieIn, cookieOf } from './visitor.js';

describe('the visitor that the rules send', () => {
  it('goes on under the session, whatever other cookies a gateway sets before it', () => {
    const headers = new Headers([
      ['set-cookie', 'lb=node-3; Path=/'],
      ['set-cookie', 'session=tok-1; Path=/; HttpOnly'],
    ]);
    expect(cookieIn({ headers })).toBe('session=tok-1');
    expect(cookieIn({ headers: new Headers({ 'set-cookie': 'lb=node-3' }) })).toBe('');
  });

  it('signs in once, and again where that has failed', async () => {
    const session = {
      user: { id: 'usr-1', role: 'student', grade: 9 },
      expires_at: '2026-09-01T20:00:00.000Z',
    };
    const headers = {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'req-1',
      'set-cookie': 'session=tok-1; Path=/',
    };
    let calls = 0;
    const portal = {
      baseUrl: 'https://portal.example',
      fetch: async () =>
        ++calls === 1 ? new Response('', { status: 502 }) : Response.json(session, { headers }),
    };
    await expect(cookieOf(portal, 'student')).rejects.toThrow();
    expect(await cookieOf(portal, 'student')).toBe('session=tok-1');
    expect(await cookieOf(portal, 'student')).toBe('session=tok-1');
    expect(calls).toBe(2);
  });
});
