import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ingestQueue } from '@portal/contracts/jobs';
import { Queue, QueueEvents, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import type { CoreMock } from './core-mock.js';
import { eventually, startTestMock } from './mock.fixture.js';
import { startRedis, type TestRedis } from './redis.fixture.js';

const jobFor = (document_path: string) => ({
  document_path,
  course_id: 'crs-1',
  requested_at: '2026-09-01T08:00:00.000Z',
});

describe('ingest worker without Redis', () => {
  it('says once that Redis is gone, and closes within its bound', async () => {
    const redis = await startRedis();
    const { mock, lines } = await startTestMock({ redisUrl: redis.url });
    await redis.stop();
    const reports = () => lines.filter((line) => line.includes('out of reach')).length;
    expect(await eventually(() => reports() > 0)).toBe(true);
    // Long enough for several failed reconnections.
    await new Promise((wait) => setTimeout(wait, 600));
    expect(reports()).toBe(1);
    const begun = performance.now();
    await mock.close();
    expect(performance.now() - begun).toBeLessThan(1_500);
  });

  it('answers over HTTP when Redis never was there, and closes', async () => {
    const { mock } = await startTestMock({ redisUrl: 'redis://127.0.0.1:1' });
    expect((await fetch(`${mock.url}/v1/health`)).status).toBe(200);
    await mock.close();
  });
});

describe('ingest worker', () => {
  let redis: TestRedis;
  let connection: Redis;
  let eventConnection: Redis;
  let queue: Queue;
  let events: QueueEvents;
  let mock: CoreMock;

  beforeEach(async () => {
    redis = await startRedis();
    ({ mock } = await startTestMock({ redisUrl: redis.url }));
    connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    connection.on('error', () => undefined);
    const { name, prefix } = ingestQueue;
    queue = new Queue(name, { connection, prefix });
    queue.on('error', () => undefined);
    eventConnection = connection.duplicate();
    eventConnection.on('error', () => undefined);
    events = new QueueEvents(name, { connection: eventConnection, prefix });
    events.on('error', () => undefined);
    await events.waitUntilReady();
  });

  afterEach(async () => {
    await mock.close();
    // The test's own ends of the queue may wait for a Redis that has just come back: they are not what is tested.
    const closed = Promise.all([events.close(), queue.close()]).catch(() => undefined);
    await Promise.race([closed, new Promise((wait) => setTimeout(wait, 2_000))]);
    connection.disconnect();
    eventConnection.disconnect();
    await redis.stop();
  });

  const ended = (job: Job) => job.waitUntilFinished(events, 5_000);

  it('takes the documents that the queue names', async () => {
    const job = await queue.add('document', jobFor('nebo.md'));
    await expect(ended(job)).resolves.toMatchObject({ status: 'ingested', course_id: 'crs-1' });
    expect(mock.core.ingested()).toContainEqual(
      expect.objectContaining({ document_path: 'nebo.md', course_id: 'crs-1', status: 'ingested' }),
    );
    expect(await connection.keys('ingest:document:*')).not.toHaveLength(0);
  });

  it('fails a document for good when there is no such file, however many attempts it has', async () => {
    const job = await queue.add('document', jobFor('missing.md'), { attempts: 5 });
    await expect(ended(job)).rejects.toThrow('file_not_found');
    expect((await queue.getJob(job.id ?? ''))?.attemptsMade).toBe(1);
  });

  it('fails a job that is not of the contract', async () => {
    const job = await queue.add('document', { ...jobFor('nebo.md'), extra: 1 });
    await expect(ended(job)).rejects.toThrow('extra');
  });

  it('goes on by itself when Redis is back', async () => {
    await redis.stop();
    redis = await startRedis(redis.port);
    await events.waitUntilReady();
    await queue.add('document', jobFor('fractions.md'));
    const taken = () =>
      mock.core.ingested().some(({ course_id, status }) => course_id && status === 'ingested');
    expect(await eventually(taken)).toBe(true);
  });
});
