import { DelayedError, Queue, UnrecoverableError, WaitingError, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { pause } from '../pause.js';
import type { KeyValueStore } from '../store/key-value-store.js';
import { watchRedis } from '../store/redis-watch.js';
import type { Seal } from '../store/sealed.js';
import { within } from '../within.js';
import { createDialogLine } from './dialog-line.js';
import {
  retryPauses,
  type DeliverExchange,
  type ExchangeLane,
  type WaitingExchange,
} from './exchange-lane.js';
import { inTimeOf } from './in-time.js';
import { PatientWorker } from './patient-worker.js';

export interface QueueLaneOptions {
  /** A client as BullMQ asks for it; the lane makes copies and leaves this one open. */
  readonly connection: Redis;
  readonly store: KeyValueStore;
  readonly seal: Seal;
  readonly deliver: DeliverExchange;
  /** So long Redis has to answer, in ms: the reply to a question waits for it. 500 unless told. */
  readonly answerWithinMs?: number;
}

interface Sealed {
  readonly sealed: string;
  /** What says that the dialog waits for it. */
  readonly waitsAt: string;
}

const name = 'exchange';
const prefix = 'outbox';
/** An exchange that the core has not taken for so long is given up. */
const keepMs = 7 * 86_400_000;
/** Beyond this nothing is taken any more: Redis is no archive. */
const maxWaiting = 100_000;
/** A job whose instance died before it could let it go is worked all the same after this. */
const addingMs = 10_000;
const closeWithinMs = 2_000;
/** An exchange belongs to the instance that has it in hand for so long after it was last heard of. */
const lockMs = 5_000;
/** BullMQ lets go what belongs to nobody at the second of these looks: until then, at most 9 s, the others wait. */
const stalledLookMs = 2_000;
/** The worker's pause when Redis closes its connection in the middle of a command; BullMQ's own is 15 s. */
const closedRetryMs = 500;
/** A worker that waits for a job looks by itself so often, in s: news of one may have been lost with the connection. */
const lookAgainS = 1;
/** BullMQ sorts delayed jobs by the time at which they are due, with room for so many in a millisecond. */
const delayedScale = 4_096;
/** An exchange that the core does not take, although it is well, lets the other dialogs go first for so long. */
const laterMs = 5_000;

/**
 * A lane in Redis, one for all instances: what waits there outlives every one of them. BullMQ is at least once; the core
 * stores an answer id once, so that its effect is exactly once.
 */
export function createQueueLane({
  connection,
  store,
  seal,
  deliver,
  answerWithinMs = 500,
}: QueueLaneOptions): ExchangeLane {
  const stop = new AbortController();
  const inTime = inTimeOf(store);
  const queue = new Queue<Sealed>(name, { prefix, connection });
  // No request waits for the worker, and what it has to say of a delivered exchange is worth waiting with for the connection.
  const forWorker = connection.duplicate({ connectionName: prefix, enableOfflineQueue: true });
  forWorker.on('error', () => undefined);
  watchRedis(forWorker);
  const blocking = keepCopies(forWorker);
  const worker = new PatientWorker<Sealed>(
    name,
    work,
    {
      prefix,
      connection: forWorker,
      concurrency: 1,
      // An instance that dies with a job in hand has done nothing wrong: another takes it up, and soon.
      maxStalledCount: 1_000,
      lockDuration: lockMs,
      stalledInterval: stalledLookMs,
      runRetryDelay: closedRetryMs,
      drainDelay: lookAgainS,
      removeOnComplete: { count: 0 },
      removeOnFail: { age: keepMs / 1000, count: 1_000 },
    },
    stop.signal,
  );
  queue.on('error', () => undefined);
  worker.on('error', () => undefined);
  // One at a time over all instances. Said with every job: Redis may have forgotten it, with or without a word.
  const oneAtATime = () => queue.setGlobalConcurrency(1);
  const jobOf = (answerId: string) => `ex-${answerId}`;
  const answerOf = (job: Job<Sealed>) => String(job.id).slice('ex-'.length);
  const keyOf = (dialogId: string) => `outbox:{${dialogId}}`;
  const isWaiting = async (answerId: string) => {
    const state = await queue.getJobState(jobOf(answerId));
    return state !== 'unknown' && state !== 'failed';
  };
  const line = createDialogLine({ store, keepMs, isWaiting });

  /** Those that let others go first are delayed in the eyes of BullMQ, as are those that are only expected, but for less long. */
  async function countWaiting(): Promise<number> {
    // It waits for the connection, which a bare command does not.
    const others = await queue.getJobCountByTypes('wait', 'active', 'prioritized');
    const soon = (Date.now() + laterMs) * delayedScale;
    return others + (await connection.zcount(queue.toKey('delayed'), '-inf', soon));
  }

  async function work(job: Job<Sealed>, token?: string): Promise<void> {
    const plain = seal.open(job.data.sealed, job.name);
    const isOver = () => store.deleteIfHeld(job.data.waitsAt, answerOf(job)).catch(() => false);
    if (plain === null) {
      await isOver();
      throw new UnrecoverableError('sealed with another secret');
    }
    const exchange = JSON.parse(plain) as WaitingExchange;
    // What was only expected waits from now on.
    await store.claim(job.data.waitsAt, answerOf(job), keepMs).catch(() => undefined);
    // Of its own dialog nothing overtakes it.
    const lineAt = `${job.data.waitsAt}:line`;
    const putOff = async () => {
      await line.stand(lineAt, exchange.answerId);
      await job.moveToDelayed(Date.now() + laterMs, token);
      throw new DelayedError();
    };
    for (const pauseMs of retryPauses()) {
      if (Date.now() - job.timestamp > keepMs) {
        await isOver();
        throw new UnrecoverableError('the core did not take it in time');
      }
      try {
        if (await line.isBehind(lineAt, exchange.answerId)) await putOff();
        if ((await deliver(exchange, stop.signal)) === 'done') {
          // It is worked again when this fails: a mark whose job is gone would hold its dialog up for days.
          await store.deleteIfHeld(job.data.waitsAt, answerOf(job));
          await line.leave(lineAt, exchange.answerId).catch(() => undefined);
          return;
        }
        await putOff();
      } catch (error) {
        if (error instanceof DelayedError) throw error;
        await pause(pauseMs, stop.signal);
      }
      if (stop.signal.aborted) {
        // If that fails it is nobody's after a while, and another instance takes it up.
        await job.moveToWait(token).catch(() => undefined);
        throw new WaitingError();
      }
    }
  }

  return {
    async add(exchange) {
      await inTime(answerWithinMs, async () => {
        const { dialogId, answerId } = exchange;
        const waitsAt = keyOf(dialogId);
        if ((await countWaiting()) >= maxWaiting) throw new Error('the lane is full');
        await queue.remove(jobOf(answerId));
        const sealed = seal.close(JSON.stringify(exchange), name);
        const options = { jobId: jobOf(answerId), delay: addingMs };
        await oneAtATime();
        const job = await queue.add(name, { sealed, waitsAt }, options);
        // It takes the place of the mark that an earlier exchange of the dialog left, and so not before its job is there to take
        // it away again; and no worker sees the job before.
        await store.set(waitsAt, answerId, keepMs);
        // If Redis is gone by now the caller keeps it elsewhere, or it would reach the core as late as that of a dead instance.
        // Refused it is when an earlier call, given up as late, has let the job go, and it is delivered already.
        await job.promote();
      });
    },
    async expect(exchange, withinMs) {
      const data = { sealed: seal.close(JSON.stringify(exchange), name), waitsAt: keyOf(exchange.dialogId) };
      const options = { jobId: jobOf(exchange.answerId), delay: withinMs };
      await inTime(answerWithinMs, () => Promise.all([oneAtATime(), queue.add(name, data, options)]));
    },
    async forget(dialogId, answerId) {
      await inTime(answerWithinMs, () =>
        Promise.all([queue.remove(jobOf(answerId)), store.deleteIfHeld(keyOf(dialogId), answerId)]),
      );
    },
    size: () => inTime(answerWithinMs, countWaiting),
    async holds(dialogId) {
      const answerId = await store.get(keyOf(dialogId));
      if (answerId === null) return false;
      if (await inTime(answerWithinMs, () => isWaiting(answerId))) return true;
      // A mark without a job would hold its dialog up for days.
      await store.deleteIfHeld(keyOf(dialogId), answerId);
      return false;
    },
    async [Symbol.asyncDispose]() {
      stop.abort();
      // What is in hand goes back into the queue, unless Redis is away: another instance then takes it up.
      const isAway = connection.status !== 'ready';
      await within(closeWithinMs, worker.close(isAway), () => undefined).catch(() => undefined);
      for (const client of [forWorker, ...blocking]) disconnectForGood(client);
      await within(closeWithinMs, queue.close(), () => undefined).catch(() => undefined);
    },
  };
}

/** The copies that are made of a client from now on: BullMQ makes one to wait for jobs. */
function keepCopies(client: Redis): readonly Redis[] {
  const copies: Redis[] = [];
  const duplicate = client.duplicate.bind(client);
  client.duplicate = (override) => {
    const copy = duplicate({ ...override, enableOfflineQueue: false });
    copies.push(copy);
    return copy;
  };
  return copies;
}

/**
 * A worker that could not close in time, as Redis is away or hangs, would connect again for as long as the process lives. A
 * client between two attempts has to begin one first: cut off there it never ends, and what waits for it waits for ever.
 */
function disconnectForGood(client: Redis): void {
  client.on('connecting', () => client.disconnect());
  if (client.status === 'reconnecting') client.connect().catch(() => undefined);
  else client.disconnect();
}
