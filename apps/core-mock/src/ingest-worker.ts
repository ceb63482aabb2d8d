import { ingestQueue } from '@portal/contracts/jobs';
import type { CoreFake } from '@portal/core-fake';
import { UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';

export interface IngestWorker {
  /** Lets the job in hand end, for a second at most. */
  close: () => Promise<void>;
}

const closeMs = 1_000;

/** Works the queue that the portal fills. A document that cannot be taken fails for good: trying again changes nothing. */
export function startIngestWorker(
  redisUrl: string,
  core: Pick<CoreFake, 'ingest'>,
  say: (line: string) => void,
): IngestWorker {
  // A blocking worker waits for jobs for as long as it takes, so no command of it may give up.
  const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
  const reportOnce = createOutageReport(say);
  connection.on('error', (error) => reportOnce.lost(error));
  connection.on('ready', () => reportOnce.back());
  const worker = new Worker(
    ingestQueue.name,
    async (job) => {
      const record = await core.ingest(job.data).catch((error: unknown) => {
        throw new UnrecoverableError(error instanceof Error ? error.message : String(error));
      });
      if (record.status === 'failed') throw new UnrecoverableError(record.reason ?? 'failed');
      return record;
    },
    { connection, prefix: ingestQueue.prefix, drainDelay: 1, runRetryDelay: 1_000 },
  );
  worker.on('error', (error) => reportOnce.lost(error));
  return {
    close: async () => {
      // Without Redis there is no job in hand, and a graceful close would wait for it to come back.
      const closed = worker.close(connection.status !== 'ready').catch(() => undefined);
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, closeMs).unref())]);
      connection.disconnect();
    },
  };
}

/** One line when Redis goes and one when it is back, however many errors come in between. */
function createOutageReport(say: (line: string) => void) {
  let isLost = false;
  return {
    lost: (error: Error) => {
      if (!isLost) say(`core-mock: the ingest queue is out of reach: ${error.message || error.name}`);
      isLost = true;
    },
    back: () => {
      if (isLost) say('core-mock: the ingest queue is back');
      isLost = false;
    },
  };
}
