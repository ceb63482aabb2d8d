import { createHash } from 'node:crypto';
import { ingestDocument, ingestQueue, type IngestDocument } from '@portal/contracts/jobs';
import { Queue, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { CoreLink, Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import { probeRoom } from '../store/redis-watch.js';
import { within } from '../within.js';
import { inTimeOf } from './in-time.js';

/** Produces `ingest:document` jobs; the core works them (specification, Events). */
export interface IngestQueue extends AsyncDisposable {
  /** Settles when jobs can be taken: asked before a course is made whose materials nobody would read. */
  ready(): Promise<void>;
  /**
   * Said before a course gets documents that it does not have: should it have had one of them before, what was done then is over,
   * and `produce` makes a new job of it.
   */
  begin(courseId: string, paths: readonly string[]): Promise<void>;
  /** One job a document; a repeat of the same course and path is the same job, which is worked anew if it has failed for good. */
  produce(courseId: string, paths: readonly string[], trace: Trace): Promise<void>;
}

const finishedJobs = { age: 7 * 86_400, count: 10_000 };
const answerWithinMs = 1_000;
/** What is said to Redis at once holds up everybody, there and here. */
const mostAtOnce = 200;

/** Jobs through BullMQ: `prefix: ingest`, queue `document`, at least once, five attempts. */
export function createIngestQueue(connection: Redis, store: Pick<KeyValueStore, 'lost'>): IngestQueue {
  const inTime = inTimeOf(store);
  const queue = new Queue<IngestDocument>(ingestQueue.name, {
    prefix: ingestQueue.prefix,
    connection,
    defaultJobOptions: {
      attempts: 5,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: finishedJobs,
      removeOnFail: finishedJobs,
    },
  });
  queue.on('error', () => undefined);
  /** A part may take as long as an answer may; a Redis that hangs or is gone ends them all. */
  const inParts = async (
    documents: readonly IngestDocument[],
    work: (part: readonly IngestDocument[]) => Promise<void>,
  ) => {
    for (let from = 0; from < documents.length; from += mostAtOnce) {
      const part = documents.slice(from, from + mostAtOnce);
      await orRefuse(inTime(answerWithinMs, () => work(part)));
    }
  };
  return {
    async ready() {
      await orRefuse(inTime(answerWithinMs, () => probeRoom(connection)));
    },
    async begin(courseId, paths) {
      await inParts(documentsOf(courseId, paths), async (documents) => {
        const jobIds = documents.map(jobId);
        // One that waits or is in hand is not touched: it serves as well, and another change may rely on it.
        const doneAt = await connection.zmscore(queue.toKey('completed'), ...jobIds);
        await Promise.all(jobIds.filter((_, at) => doneAt[at] !== null).map((id) => queue.remove(id)));
      });
    },
    async produce(courseId, paths) {
      await inParts(documentsOf(courseId, paths), async (documents) => {
        const jobs = documents.map((data) => ({ name: 'document', data, opts: { jobId: jobId(data) } }));
        await Promise.all((await queue.addBulk(jobs)).map(retryIfFailed));
      });
    },
    async [Symbol.asyncDispose]() {
      await within(answerWithinMs, queue.close(), () => undefined).catch(() => undefined);
      connection.disconnect();
    },
  };
}

/** BullMQ takes a job that it keeps for one that it has, also when it keeps it because all its attempts have failed. */
async function retryIfFailed(job: Job<IngestDocument>): Promise<void> {
  if (!(await job.isFailed())) return;
  await job.updateData(job.data);
  try {
    await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  } catch (error) {
    // Of many who ask at once one does it.
    if (await job.isFailed()) throw error;
  }
}

/** Without Redis there is no queue between the two: documents are handed to the core's intake one by one. */
export function createDirectIngest(core: CoreLink): IngestQueue {
  return {
    ready: async () => undefined,
    begin: async () => undefined,
    async produce(courseId, paths, trace) {
      for (const document of documentsOf(courseId, paths)) await core.ingest(document, trace);
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

function documentsOf(courseId: string, paths: readonly string[]): IngestDocument[] {
  const requested_at = new Date().toISOString();
  return [...new Set(paths)].map((path) =>
    ingestDocument.parse({ document_path: path, course_id: courseId, requested_at }),
  );
}

/** A digest: BullMQ refuses ":" and pure numbers, and a path may hold anything. */
function jobId({ course_id, document_path }: IngestDocument): string {
  return `doc-${createHash('sha256')
    .update(JSON.stringify([course_id, document_path]))
    .digest('base64url')}`;
}

async function orRefuse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Refusal('jobs_unavailable', { cause, retryAfterS: 5 });
  }
}
