import { Cluster } from 'ioredis';
import { within } from './in-time.js';
import type { RedisClient } from './run-script.js';

/** So often it is found out whether messages still arrive, in ms. */
const everyMs = 1_000;
/** Silent for so long, twice, is gone, in ms. */
const silentMs = 600;

/**
 * Drops a subscription whose connection went away without a word, so that the client makes a new one: a fail-over behind one
 * address, or a router that forgot it, closes nothing. A subscription sends nothing of its own, and so would never learn of it.
 * To subscribe again changes nothing and is answered, by a single server as by a cluster.
 *
 * And one whose server was left by the client for commands: a fail-over that leaves the old master alive breaks no connection,
 * nor is a subscription refused there, but whoever publishes does it at another server by now. A cluster sees to that itself.
 */
export function keepSubscribed(
  subscriber: RedisClient,
  commands: RedisClient,
  channels: readonly string[],
): Disposable {
  let connection = 0;
  let isAsking = false;
  let haveCommandsLeft = false;
  const leave = () => void (haveCommandsLeft = true);
  const follow = () => {
    if (haveCommandsLeft && subscriber.status === 'ready') subscriber.disconnect(true);
    haveCommandsLeft = false;
  };
  if (!(commands instanceof Cluster)) commands.on('close', leave).on('ready', follow);
  const count = () => void connection++;

  const isSilent = async () => {
    // A refusal is an answer as well; that the client's own patience ended is none.
    const asked = subscriber.subscribe(...channels).then(
      () => false,
      (error: Error) => error.message === 'Command timed out',
    );
    return within(silentMs, asked).catch(() => true);
  };
  const look = async () => {
    if (isAsking || subscriber.status !== 'ready') return;
    isAsking = true;
    const asked = connection;
    // Twice: if this process stood still, the first answer may be here and not be read yet.
    const isGone = (await isSilent()) && (await isSilent());
    isAsking = false;
    if (isGone && asked === connection && subscriber.status === 'ready') subscriber.disconnect(true);
  };
  subscriber.on('ready', count);
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
      if (!(commands instanceof Cluster)) commands.off('close', leave).off('ready', follow);
      subscriber.off('ready', count);
    },
  };
}
