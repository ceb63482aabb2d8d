import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { plantedValues } from '../testing/planted-values.js';
import { startRedisServer, type RedisServer } from '../testing/redis-server.js';
import { startTestPortal, type TestPortal } from '../testing/test-portal.js';

const planted = plantedValues();
const traces = [...new Set(planted.flatMap((value) => value.traces))];

/** The traces that a text shows, in either encoding that we store. */
function found(bytes: Buffer): string[] {
  const even = bytes.length - (bytes.length % 2);
  const texts = [bytes.toString('utf8'), bytes.toString('utf16le', 0, even)];
  return traces.filter((trace) => texts.some((text) => text.includes(trace)));
}

describe('five hundred personal values, typed wherever one can type', () => {
  let redis: RedisServer;
  let test: TestPortal;
  let metrics: string;

  beforeAll(async () => {
    redis = await startRedisServer();
    test = await startTestPortal({
      REDIS_URL: redis.url,
      PORTAL_QUESTIONS_PER_MINUTE: '10000',
      PORTAL_REQUESTS_PER_MINUTE: '100000',
      PORTAL_LOGIN_FAILURES: '10000',
    });
    const user = await test.signIn();
    const admin = await test.signIn('coo-4001');
    let dialog = '';
    for (const [n, { sentence, traces: pieces }] of planted.entries()) {
      const piece = pieces.at(-1) ?? '';
      if (n % 10 === 0) dialog = await user.createDialog();
      await user.hear(dialog, sentence);
      if (n % 5 !== 0) continue;
      await test.anonymous().request('POST', '/api/v1/auth/login', { student_id: piece });
      await user.request(
        'GET',
        `/api/v1/courses/${encodeURIComponent(sentence)}?q=${encodeURIComponent(piece)}`,
      );
      const ascii = encodeURIComponent(piece);
      await user.request('GET', '/api/v1/nothing', undefined, {
        'x-request-id': piece.match(/^[\x21-\x7e]+$/) ? piece : ascii,
      });
      await user.request('POST', `/api/v1/assistant/sessions/${dialog}/messages`, { [sentence]: sentence });
      await admin.request('POST', '/api/v1/admin/courses', {
        title: 'x',
        modules: [{ title: 'y', extra: sentence }],
      });
    }
    metrics = await (await fetch(`${test.opsUrl}/metrics`)).text();
  }, 120_000);
  afterAll(async () => {
    await test[Symbol.asyncDispose]();
    await redis.stop();
  });

  it('are five hundred', () => {
    expect(planted).toHaveLength(500);
  });

  it('reach the core in no request', () => {
    const requests = test.core.requests();
    expect(requests.filter(({ route }) => route === 'chat')).toHaveLength(500);
    const guesses = requests.filter(({ path }) => path === '/v1/users/resolve');
    const others = requests.filter((request) => !guesses.includes(request));
    expect(found(Buffer.from(JSON.stringify(others)))).toEqual([]);
  });

  it('are in no line of the log and of the audit stream', () => {
    expect(found(Buffer.from(test.log()))).toEqual([]);
    expect(found(Buffer.from(JSON.stringify(test.audit())))).toEqual([]);
  });

  it('are in no key and no value of Redis', async () => {
    const client = new Redis(redis.url);
    const seen: string[] = [];
    for (const key of await client.keysBuffer('*')) {
      seen.push(...found(key), ...found((await client.dumpBuffer(key)) ?? Buffer.alloc(0)));
      if ((await client.type(key)) === 'string')
        seen.push(...found((await client.getBuffer(key)) ?? Buffer.alloc(0)));
    }
    client.disconnect();
    expect(seen).toEqual([]);
  });

  it('are in no metric', () => {
    expect(found(Buffer.from(metrics))).toEqual([]);
  });
});
