import { describe, expect, it } from '@jest/globals';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const allowed = 3;
const limits = { PORTAL_LOGIN_FAILURES: String(allowed) };

async function guess(test: TestPortal, headers: Record<string, string>): Promise<number> {
  const body = { student_id: 'nobody-1' };
  return (await test.anonymous().request('POST', '/api/v1/auth/login', body, headers)).status;
}

/** The statuses of one guess more than an address may make, each with headers of its own. */
async function guessWith(
  test: TestPortal,
  headersOf: (n: number) => Record<string, string>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n <= allowed; n++) statuses.push(await guess(test, headersOf(n)));
  return statuses;
}

const stopped = [401, 401, 401, 429];
const free = [401, 401, 401, 401];

describe('the address of a client', () => {
  it.each([
    ['no proxy is configured', {}],
    ['the peer is not among the configured proxies', { PORTAL_TRUSTED_PROXIES: '10.0.0.1, 192.0.2.0/24' }],
  ] as [string, Record<string, string>][])(
    'is the peer, whatever X-Forwarded-For says, when %s',
    async (_when, settings) => {
      await using test = await startTestPortal({ ...limits, ...settings });
      expect(await guessWith(test, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }))).toEqual(stopped);
    },
  );

  it('is what a trusted proxy forwards: two of them have separate counts', async () => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    expect(await guessWith(test, () => ({ 'x-forwarded-for': '203.0.113.1' }))).toEqual(stopped);
    expect(await guessWith(test, () => ({ 'x-forwarded-for': '203.0.113.2' }))).toEqual(stopped);
    expect(await guess(test, { 'x-forwarded-for': '203.0.113.1' })).toBe(429);
    expect(await guessWith(test, (n) => ({ 'x-forwarded-for': `2001:db8::${n + 1}` }))).toEqual(free);
  });

  it('is the last one that no trusted proxy wrote: what a client puts before it counts for nothing', async () => {
    await using test = await startTestPortal({
      ...limits,
      PORTAL_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    });
    const forged = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7, 10.1.2.3` });
    expect(await guessWith(test, forged)).toEqual(stopped);
    expect(await guess(test, { 'x-forwarded-for': '203.0.113.7' })).toBe(429);
    expect(await guess(test, { 'x-forwarded-for': '203.0.113.8, 10.1.2.3' })).toBe(401);
  });

  it.each([
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-forwarded-host',
  ])('is never taken from %s, not even of a trusted proxy', async (name) => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    const value = (n: number) => (name === 'forwarded' ? `for=203.0.113.${n}` : `203.0.113.${n}`);
    expect(await guessWith(test, (n) => ({ [name]: value(n) }))).toEqual(stopped);
  });

  it('does no harm when it is no address at all', async () => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    for (const nonsense of ['', 'unknown', ',,,', '[::1]:80', '1.2.3.4:99', 'x'.repeat(5_000), '<script>'])
      expect([nonsense, await guess(test, { 'x-forwarded-for': nonsense })]).toEqual([nonsense, 401]);
    expect(test.log()).not.toContain('<script>');
  });
});
