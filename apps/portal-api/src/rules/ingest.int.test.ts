import { describe, expect, it } from '@jest/globals';
import type { AdminCourse } from '@portal/contracts';
import { ingestDocument, ingestQueue } from '@portal/contracts/jobs';
import { Queue } from 'bullmq';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';

const course = {
  title: 'Основы астрономии',
  grade: 7,
  modules: [
    {
      title: 'Солнечная система',
      materials: [{ path: 'astronomy/sun.txt' }, { path: 'astronomy/moon.txt' }],
    },
    { title: 'Звёзды', materials: [{ path: 'astronomy/sun.txt' }] },
  ],
};

describe('a course with materials', () => {
  it('makes one ingest:document job a material in Redis', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn('coo-4001');
    const reply = await user.request<AdminCourse>('POST', '/api/v1/admin/courses', course);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('location')).toBe(`/api/v1/admin/courses/${reply.body.id}`);
    const connection = { host: '127.0.0.1', port: redis.port };
    const queue = new Queue(ingestQueue.name, { prefix: ingestQueue.prefix, connection });
    const jobs = await queue.getJobs(['waiting']);
    await queue.close();
    const payloads = jobs.map(({ data }) => ingestDocument.parse(data));
    expect(payloads.map(({ document_path }) => document_path).sort()).toEqual([
      'astronomy/moon.txt',
      'astronomy/sun.txt',
    ]);
    expect(new Set(payloads.map(({ course_id }) => course_id))).toEqual(new Set([reply.body.id]));
  });

  it("is handed to the core's intake where there is no Redis", async () => {
    await using test = await startTestPortal();
    const user = await test.signIn('coo-4001');
    expect((await user.request('POST', '/api/v1/admin/courses', course)).status).toBe(201);
    const taken = test.core.requests().filter(({ path }) => path === '/v1/ingest');
    expect(taken.map(({ body }) => ingestDocument.parse(JSON.parse(body)).document_path).sort()).toEqual([
      'astronomy/moon.txt',
      'astronomy/sun.txt',
    ]);
  });

  it('is not made while Redis cannot take its jobs', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn('coo-4001');
    await redis.stop();
    const reply = await user.request('POST', '/api/v1/admin/courses', course);
    expect(reply.status).toBe(503);
    expect(test.core.requests().some(({ path }) => path === '/v1/admin/courses')).toBe(false);
  });

  it.each(['../secret.txt', '/etc/passwd', 'a/../b', 'a\\b', '.', ''])('cannot name %j', async (path) => {
    await using test = await startTestPortal();
    const user = await test.signIn('coo-4001');
    const body = { title: 'x', modules: [{ title: 'y', materials: [{ path }] }] };
    expect((await user.request('POST', '/api/v1/admin/courses', body)).body.code).toBe('validation_failed');
  });
});
