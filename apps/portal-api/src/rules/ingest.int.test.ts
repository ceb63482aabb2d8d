import { describe, expect, it, jest } from '@jest/globals';
import type { AdminCourse } from '@portal/contracts';
import { ingestDocument, ingestQueue } from '@portal/contracts/jobs';
import { fault } from '@portal/core-fake';
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

  it('is ingested anew when it is put back after it was taken out, and not when it only stayed', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn('coo-4001');
    const connection = { host: '127.0.0.1', port: redis.port, maxRetriesPerRequest: null };
    const queue = new Queue(ingestQueue.name, { prefix: ingestQueue.prefix, connection });
    const worked: string[] = [];
    const work = async ({ data }: Job) => void worked.push(ingestDocument.parse(data).document_path);
    const worker = new Worker(ingestQueue.name, work, { prefix: ingestQueue.prefix, connection });
    const isWorked = async () => {
      expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized')).toBe(0);
      return worked.splice(0).sort();
    };
    const modules = (...paths: string[]) => [
      { title: 'Солнечная система', materials: paths.map((path) => ({ path })) },
    ];
    const { body } = await user.request<AdminCourse>('POST', '/api/v1/admin/courses', {
      ...course,
      modules: modules('sun.txt', 'moon.txt'),
    });
    const change = async (...paths: string[]) => {
      const asked = { modules: modules(...paths) };
      expect((await user.request('PATCH', `/api/v1/admin/courses/${body.id}`, asked)).status).toBe(200);
    };
    expect(await eventually(isWorked)).toEqual(['moon.txt', 'sun.txt']);
    await change('sun.txt');
    await change('sun.txt', 'moon.txt');
    expect(await eventually(isWorked)).toEqual(['moon.txt']);
    await change('moon.txt', 'sun.txt');
    expect(await eventually(isWorked)).toEqual([]);
    await worker.close();
    await queue.close();
  });

  it('that was put back makes its job at the repeat of a change that failed behind the core', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn('coo-4001');
    const connection = { host: '127.0.0.1', port: redis.port, maxRetriesPerRequest: null };
    const queue = new Queue(ingestQueue.name, { prefix: ingestQueue.prefix, connection });
    const modules = [{ title: 'Солнце', materials: [{ path: 'astronomy/sun.txt' }] }];
    const { body } = await user.request<AdminCourse>('POST', '/api/v1/admin/courses', { ...course, modules });
    const worker = new Worker(ingestQueue.name, async () => undefined, {
      prefix: ingestQueue.prefix,
      connection,
    });
    await eventually(async () => expect(await queue.getCompletedCount()).toBe(1));
    await worker.close();
    const change = (given: typeof modules | [{ title: string }]) =>
      user.request('PATCH', `/api/v1/admin/courses/${body.id}`, { modules: given });
    expect((await change([{ title: 'Солнце' }])).status).toBe(200);
    test.core.faults.set([
      { match: { route: 'admin', text: 'sun.txt' }, times: 1, fault: fault.saveThenDrop() },
    ]);
    expect((await change(modules)).status).toBe(503);
    expect((await change(modules)).status).toBe(200);
    expect(await queue.getWaitingCount()).toBe(1);
    await queue.close();
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

  it('that has thousands of them makes their jobs in parts: Redis and this process serve others in between', async () => {
    await using redis = await startRedisServer();
    await using test = await startTestPortal({ REDIS_URL: redis.url });
    const user = await test.signIn('coo-4001');
    const modules = Array.from({ length: 40 }, (_, module) => ({
      title: `${module}`,
      materials: Array.from({ length: 50 }, (_none, at) => ({ path: `${module}/${at}.md` })),
    }));
    const addBulk = jest.spyOn(Queue.prototype, 'addBulk');
    const { status } = await user.request('POST', '/api/v1/admin/courses', { ...course, modules });
    expect(status).toBe(201);
    const sizes = addBulk.mock.calls.map(([jobs]) => jobs.length);
    addBulk.mockRestore();
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
    const connection = { host: '127.0.0.1', port: redis.port };
    const queue = new Queue(ingestQueue.name, { prefix: ingestQueue.prefix, connection });
    expect(await queue.getWaitingCount()).toBe(2_000);
    await queue.close();
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
