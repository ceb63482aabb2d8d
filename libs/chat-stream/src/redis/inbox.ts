import { Cluster } from 'ioredis';
import type { RelayMessage } from '../relay.js';
import { within } from './in-time.js';
import { keepSubscribed } from './keep-subscribed.js';
import type { RedisClient } from './run-script.js';
import type { TextCipher } from './text-cipher.js';

/** An instance starts without its inbox after this, in ms. */
const openTimeoutMs = 2_000;

interface Parcel {
  readonly from: string;
  readonly messages: readonly RelayMessage[];
}

type Receive = (from: string, messages: readonly RelayMessage[]) => void;

/** Receives the messages for one instance over a connection of its own. */
export class Inbox {
  readonly #subscriber: RedisClient;
  #missed = (): void => undefined;
  #kept: Disposable | undefined;

  constructor(
    private readonly redis: RedisClient,
    subscriber: RedisClient | undefined,
    private readonly cipher: Pick<TextCipher, 'open'>,
  ) {
    this.#subscriber = subscriber ?? duplicate(redis);
  }

  /**
   * Resolves when messages arrive, rejects when the store cannot be reached in time; it is subscribed as soon as it can.
   *
   * @param missed is called when the connection is back after a loss, or one to another node of a cluster has ended.
   */
  async open(channels: readonly string[], self: string, receive: Receive, missed: () => void): Promise<void> {
    this.#subscriber.on('message', (_channel: string, raw: string) => {
      const said = this.#read(raw);
      if (said && said.from !== self) receive(said.from, said.messages);
    });
    // The commands report the same trouble.
    this.#subscriber.on('error', () => undefined);
    // The subscription is at one node; what happened at the others is learnt from the client for commands.
    this.#missed = missed;
    if (this.redis instanceof Cluster) this.redis.on('-node', missed);
    // Left to subscribe again by itself a client lets nobody catch the failure, and an uncaught one ends the process.
    if (!(this.#subscriber instanceof Cluster)) this.#subscriber.options.autoResubscribe = false;
    // What was published in between is lost.
    this.#subscriber.on('ready', () => {
      void this.#subscriber.subscribe(...channels).then(missed, () => undefined);
    });
    this.#kept = keepSubscribed(this.#subscriber, this.redis, channels);
    await within(openTimeoutMs, this.#subscriber.subscribe(...channels));
  }

  /** Null for what is no parcel, or comes from an instance with another secret. */
  #read(raw: string): Parcel | null {
    try {
      const said = JSON.parse(this.cipher.open(raw)) as Partial<Parcel> | null;
      return typeof said?.from === 'string' && Array.isArray(said.messages) ? (said as Parcel) : null;
    } catch {
      return null;
    }
  }

  close(): void {
    if (this.redis instanceof Cluster) this.redis.off('-node', this.#missed);
    this.#kept?.[Symbol.dispose]();
    this.#subscriber.removeAllListeners('message');
    this.#subscriber.removeAllListeners('ready');
    this.#subscriber.disconnect();
  }
}

/** A waiting subscription is fine where a waiting command is not, so the offline queue is on. */
function duplicate(redis: RedisClient): RedisClient {
  if (redis instanceof Cluster) return redis.duplicate([], { enableOfflineQueue: true });
  return redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
}
