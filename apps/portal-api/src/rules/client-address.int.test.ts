import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { createClientAddress } from '../http/client-address.js';
import { RawClient } from '../testing/raw-http.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';
import { upgrade } from '../testing/upgrade.js';

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
  it('is nobody’s where the client has gone already: what it said would pass for a proxy’s word', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const addressOf = createClientAddress([]);
    const from = (remoteAddress?: string) =>
      ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
    expect(addressOf(from('192.0.2.1'))).toBe('192.0.2.1');
    expect(addressOf(from())).toBe('');
  });

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
    expect(await guessWith(test, (n) => ({ 'x-forwarded-for': `2001:db8:0:${n + 1}::1` }))).toEqual(free);
  });

  it('counts as its network of 64 bits in IPv6, which whoever has one of its addresses has whole', async () => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    expect(await guessWith(test, (n) => ({ 'x-forwarded-for': `2001:db8:0:1::a:${n}` }))).toEqual(stopped);
    const written = ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:0db8:0000:0001:0000:0000:0000:0000'];
    for (const form of written)
      expect([form, await guess(test, { 'x-forwarded-for': form })]).toEqual([form, 429]);
    expect(await guess(test, { 'x-forwarded-for': '2001:db8:0:2::1' })).toBe(401);
  });

  it('is one in IPv4, however it is written', async () => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    const forms = ['203.0.113.1', '::ffff:203.0.113.1', '::FFFF:cb00:7101', '0:0:0:0:0:ffff:cb00:7101'];
    expect(await guessWith(test, (n) => ({ 'x-forwarded-for': forms[n]! }))).toEqual(stopped);
    expect(await guess(test, { 'x-forwarded-for': '::ffff:203.0.113.2' })).toBe(401);
  });

  it('counts the same for requests and for upgrades', async () => {
    await using test = await startTestPortal({
      PORTAL_ADDRESS_REQUESTS_PER_MINUTE: '4',
      PORTAL_TRUSTED_PROXIES: '127.0.0.1',
    });
    using client = new RawClient(test.portal.port);
    const stream = '/api/v1/assistant/sessions/nobodys/stream';
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const from = (host: string) => ({ 'x-forwarded-for': `2001:db8:0:1::${host}:${n}` });
      statuses.push((await test.anonymous().request('GET', '/api/v1/courses', undefined, from('a'))).status);
      statuses.push((await upgrade(client, stream, '', from('b'))).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
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

  it.each([
    ['an IPv4 address', (n: number) => `198.51.100.9:${40_000 + n}`],
    ['an IPv6 address', (n: number) => `[2001:db8:9::1]:${40_000 + n}`],
  ])('is known without the port that a proxy writes behind %s', async (_what, forwarded) => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    expect(await guessWith(test, (n) => ({ 'x-forwarded-for': forwarded(n) }))).toEqual(stopped);
  });

  it('is looked for behind a trusted proxy with its port, too', async () => {
    const trusted = { PORTAL_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' };
    await using test = await startTestPortal({ ...limits, ...trusted });
    const from = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}:40000, 10.0.0.2:${5_000 + n}` });
    expect(await guessWith(test, from)).toEqual(free);
    expect(await guessWith(test, () => from(99))).toEqual(stopped);
  });

  it('does no harm when it is no address at all', async () => {
    await using test = await startTestPortal({ ...limits, PORTAL_TRUSTED_PROXIES: '127.0.0.1' });
    for (const nonsense of ['', 'unknown', ',,,', '[::1]:80', '1.2.3.4:99', 'x'.repeat(5_000), '<script>'])
      expect([nonsense, await guess(test, { 'x-forwarded-for': nonsense })]).toEqual([nonsense, 401]);
    expect(test.log()).not.toContain('<script>');
  });
});
