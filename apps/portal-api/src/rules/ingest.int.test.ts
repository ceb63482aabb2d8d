import { describe, expect, it } from '@jest/globals';
import type { AdminCourse } from '@portal/contracts';
import { ingestDocument, ingestQueue } from '@portal/contracts/jobs';
import { Queue, UnrecoverableError, Worker, type Job } from 'bullmq';
import { eventually } from '../testing/eventually.js';
import { startRedisServer } from '../testing/redis-server.js';
import { startTestPortal } from '../testing/test-portal.js';
import { TestUser } from '../testing/test-user.js';

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

  it('whose job has failed for good is worked anew when it is asked for again, once and with all attempts', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    await using other = await startTestPortal({ REDIS_URL: redis.url, CORE_URL: test.core.url });
    const user = await test.signIn('coo-4001');
    const there = Object.assign(new TestUser(other.url), { cookie: user.cookie });
    const connection = { host: '127.0.0.1', port: redis.port, maxRetriesPerRequest: null };
    const queue = new Queue(ingestQueue.name, { prefix: ingestQueue.prefix, connection });
    const worked: { attempts: number; requestedAt: string }[] = [];
    let isThere = false;
    const work = async ({ data, attemptsMade }: Job) => {
      worked.push({ attempts: attemptsMade, requestedAt: ingestDocument.parse(data).requested_at });
      if (!isThere) throw new UnrecoverableError('no such document');
    };
    const worker = new Worker(ingestQueue.name, work, { prefix: ingestQueue.prefix, connection });
    const modules = [{ title: 'Солнце', materials: [{ path: 'astronomy/sun.txt' }] }];
    const { body } = await user.request<AdminCourse>('POST', '/api/v1/admin/courses', { ...course, modules });
    await eventually(async () => expect(await queue.getFailedCount()).toBe(1));

    isThere = true;
    const askedAt = new Date().toISOString();
    const replies = await Promise.all(
      [user, there].map((one) => one.request('PATCH', `/api/v1/admin/courses/${body.id}`, { modules })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    await eventually(async () => expect(await queue.getCompletedCount()).toBe(1));
    expect(await queue.getJobCounts('waiting', 'active', 'delayed', 'failed')).toEqual({
      waiting: 0,
      active: 0,
      delayed: 0,
      failed: 0,
    });
    expect(worked.map(({ attempts }) => attempts)).toEqual([0, 0]);
    expect(worked[1]!.requestedAt >= askedAt).toBe(true);
    await worker.close();
    await queue.close();
  }, 30_000);

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
