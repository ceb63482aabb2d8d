import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ingestQueue } from '@portal/contracts/jobs';
import { Queue, QueueEvents, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { resolve } from 'node:path';
import { startCoreMock, type CoreMock } from './core-mock.js';
import { startRedis, type TestRedis } from './redis.fixture.js';

const jobFor = (document_path: string) => ({
  document_path,
  course_id: 'crs-1',
  requested_at: '2026-09-01T08:00:00.000Z',
});

describe('ingest worker', () => {
  let redis: TestRedis;
  let connection: Redis;
  let queue: Queue;
  let events: QueueEvents;
  let mock: CoreMock;
  let lines: string[];

  beforeEach(async () => {
    redis = await startRedis();
    lines = [];
    mock = await startCoreMock(
      {
        host: '127.0.0.1',
        port: 0,
        tokenMs: 0,
        firstTokenMs: 0,
        file: undefined,
        token: undefined,
        knowledge: resolve(import.meta.dirname, '../knowledge'),
        redisUrl: redis.url,
      },
      (line) => lines.push(line),
    );
    connection = new Redis(redis.url, { maxRetriesPerRequest: null });
    connection.on('error', () => undefined);
    const { name, prefix } = ingestQueue;
    queue = new Queue(name, { connection, prefix });
    events = new QueueEvents(name, { connection: connection.duplicate(), prefix });
    events.on('error', () => undefined);
    await events.waitUntilReady();
  });

  afterEach(async () => {
    await mock.close();
    await Promise.all([events.close(), queue.close()]);
    connection.disconnect();
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

  it('says once that Redis is gone, and closes all the same', async () => {
    await redis.stop();
    await new Promise((wait) => setTimeout(wait, 500));
    const begun = performance.now();
    await mock.close();
    expect(performance.now() - begun).toBeLessThan(2_500);
    expect(lines.filter((line) => line.includes('out of reach'))).toHaveLength(1);
    redis = await startRedis(redis.port);
  });

  it('goes on by itself when Redis is back', async () => {
    await redis.stop();
    redis = await startRedis(redis.port);
    await events.waitUntilReady();
    await queue.add('document', jobFor('fractions.md'));
    const deadline = performance.now() + 10_000;
    const taken = () =>
      mock.core.ingested().some(({ course_id, status }) => course_id === 'crs-1' && status === 'ingested');
    while (!taken() && performance.now() < deadline) await new Promise((wait) => setTimeout(wait, 50));
    expect(taken()).toBe(true);
  });
});
