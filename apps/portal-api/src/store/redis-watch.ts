import { Command, type Redis } from 'ioredis';
import { noMaster } from './only-master.js';

/** Whether Redis answers, as this process knows it. */
export interface RedisWatch extends Disposable {
  /** Aborted while Redis does not answer; another signal once it has answered. */
  readonly lost: AbortSignal;
}

/**
 * What Redis is asked: to delete a key that nobody sets. A server that answers is of no use if it takes no writes, and this one
 * leaves nothing behind, is passed on to no replica, and costs no more than a ping.
 */
export const probeKey = 'probe';
export const probeCommand = 'del';

/** Settles when Redis takes writes. Past the queue of commands that wait to travel together. */
export async function probeRedis(client: Redis): Promise<void> {
  await client.sendCommand(new Command(probeCommand, [probeKey]));
}

/**
 * Settles when Redis has room for more, too: one that is full still deletes. Not for the watch, as it is passed on to replicas.
 */
export async function probeRoom(client: Redis): Promise<void> {
  await client.sendCommand(new Command('set', ['probe-room', '1', 'PX', '1']));
}

/** So long after an answer Redis is asked again. */
const gapMs = 100;
/** A Redis that has been silent for so long is as good as one that is gone. */
const silentMs = 500;
/** So long a new connection may take to be of use. */
const readyMs = 2_000;
/** Time is looked at in steps of so long; one that took longer is taken for at most so many. */
const stepMs = 100;
const longestSteps = 2;

/**
 * Calls when so much time has passed in which this process ran; gives what stops it. A standstill counts as two steps, however
 * long it was: whatever held up this process, a busy or sleeping machine above all, may have held up Redis as well.
 */
function whenPassed(ms: number, call: () => void): () => void {
  let left = ms;
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // Timers keep to whole milliseconds, and may be a part of one too early.
    left -= Math.min(Math.ceil(now - lookedAt), longestSteps * stepMs);
    lookedAt = now;
    if (left > 0) return;
    clearInterval(timer);
    call();
  }, stepMs).unref();
  return () => clearInterval(timer);
}

/**
 * The one rule for a Redis that hangs: it is taken for gone. It is asked all the time, and when it stays silent its connection
 * is dropped. What waits for it then fails, all else fails at once until a new connection is answered, and so a request waits
 * for it no longer than 600 ms in sum, however many commands it has and whichever of them was the first to hang.
 *
 * A new connection is of no use before it has answered once: a server may take connections, say who it is, and take no writes.
 *
 * Every connection needs a watch of its own, those that are idle above all: one that went away without a word (a fail-over
 * behind one address, a router that forgot it) is found out by nothing else. Not one on which commands block.
 */
export function watchRedis(client: Redis, onBack = (): void => undefined): RedisWatch {
  let life = new AbortController();
  /** The connection that is asked, none while there is none. */
  let connection: object | undefined;
  let next: NodeJS.Timeout | undefined;
  let stopGreeting = () => {};
  if (client.status !== 'ready') life.abort();

  const lose = () => {
    clearTimeout(next);
    stopGreeting();
    connection = undefined;
    life.abort();
  };
  const drop = () =>
    client.stream.destroy(Object.assign(new Error('Redis is silent'), { code: 'ETIMEDOUT' }));
  const ask = () => {
    const asked = connection;
    let answered = false;
    const settle = () => {
      answered = true;
      stopWaiting();
      if (asked !== connection) return;
      next = setTimeout(ask, gapMs).unref();
      if (!life.signal.aborted) return;
      life = new AbortController();
      onBack();
    };
    const giveUp = () => {
      if (answered || asked !== connection) return;
      lose();
      drop();
    };
    // If this process stood still meanwhile, the answer may be here and not be read yet.
    const stopWaiting = whenPassed(silentMs, () => setImmediate(giveUp));
    const send = () => {
      probeRedis(client).then(settle, (error: Error) => {
        // A refusal by Redis is an answer as well, and those that make the client leave it see to that themselves; its patience may have ended in a standstill.
        if (noMaster.test(error.message)) stopWaiting();
        else if (error.name === 'ReplyError') settle();
        else if (error.message === 'Command timed out' && asked === connection) send();
      });
    };
    send();
  };
  const begin = () => {
    stopGreeting();
    connection = {};
    ask();
  };
  const greet = () => {
    stopGreeting = whenPassed(readyMs, drop);
  };
  client.on('close', lose).on('connect', greet).on('ready', begin);
  if (!life.signal.aborted) begin();

  return {
    get lost() {
      return life.signal;
    },
    [Symbol.dispose]() {
      lose();
      client.off('close', lose).off('connect', greet).off('ready', begin);
    },
  };
}
