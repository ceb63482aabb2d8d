import type { Outcome } from '../answer.js';
import type {
  ClaimReply,
  Holder,
  LogReply,
  Relay,
  RelayMessage,
  SeatReply,
  Sight,
  TrackedSocket,
} from '../relay.js';
import { AnswerLog } from './answer-log.js';
import { followSlots } from './follow-slots.js';
import { inTimeOf, type InTime } from './in-time.js';
import { Inbox } from './inbox.js';
import { Keys } from './keys.js';
import { readMember, readOutcome, writeMember, writeOutcome } from './records.js';
import { runScript, type RedisClient } from './run-script.js';
import { Speaker } from './speaker.js';
import { createTextCipher, plainMessages, type TextCipher } from './text-cipher.js';
import {
  arriveScript,
  buryScript,
  claimScript,
  occupyScript,
  releaseScript,
  type Script,
} from './scripts.js';

/** Where a relay keeps its things, and for how long. */
export interface RedisRelayOptions {
  /**
   * For commands. Give it a `commandTimeout`, so that no command waits for ever, and set `enableAutoPipelining`, so that
   * the commands of a turn travel together.
   */
  readonly redis: RedisClient;
  /**
   * For receiving, and for nothing else: the relay subscribes again at every connection, switches the client's own
   * `autoResubscribe` off, and closes it. Default: a duplicate of `redis`.
   */
  readonly subscriber?: RedisClient;
  /**
   * Encrypts the text of answers, in the log and between instances; the same on every instance. Without it they are plain:
   * for a store that nobody else can read.
   */
  readonly secret?: string | Uint8Array;
  /** The beginning of every key and channel. Default `chat-stream`. */
  readonly prefix?: string;
  /** How long an ended answer stays in the log, in ms. Default 300,000 (5 minutes). */
  readonly keepMs?: number;
  /**
   * An instance that has not been heard of for so long is looked at once more, 1.5 s later, and is then dead, in ms. It says
   * that it lives three times in that time. Default 5,000.
   */
  readonly leaseMs?: number;
}

/** An instance says so often within its lease that it lives. */
const beatsInLease = 10 / 3;
/** A claim is renewed every minute; so is the track of a socket. */
const claimMs = 180_000;
const socketMs = 180_000;

/**
 * Lets hubs of several instances share their answers through Redis: a single server, Sentinel or Cluster. Every key has
 * a time to live, and no command touches two slots.
 *
 * @example
 * const redis = new Redis(url, { commandTimeout: 1_000, enableOfflineQueue: false, enableAutoPipelining: true });
 * const hub = createHub({ relay: createRedisRelay({ redis }), onError: (error) => log.warn(error) });
 */
export function createRedisRelay(options: RedisRelayOptions): Relay {
  return new RedisRelay(options);
}

class RedisRelay implements Relay {
  readonly instance = crypto.randomUUID();
  readonly beatMs: number;
  readonly #redis: RedisClient;
  readonly #keys: Keys;
  readonly #inTime: InTime;
  readonly #inbox: Inbox;
  readonly #speaker: Speaker;
  readonly #cipher: Pick<TextCipher, 'seal' | 'open'>;
  readonly #log: AnswerLog;
  readonly #keepMs: number;
  readonly #leaseMs: number;
  /** Numbers what is said about sockets: a script that the server does not know yet is sent twice, and so may be late. */
  #occupied = 0;

  constructor({
    redis,
    subscriber,
    secret,
    prefix = 'chat-stream',
    keepMs = 300_000,
    leaseMs = 5_000,
  }: RedisRelayOptions) {
    this.#redis = redis;
    this.#inTime = inTimeOf(redis);
    this.#speaker = new Speaker(redis);
    this.#keys = new Keys(prefix);
    const cipher = secret === undefined ? undefined : createTextCipher(secret);
    this.#cipher = cipher ?? plainMessages;
    this.#log = new AnswerLog(this.#keys, cipher, (...call) => this.#run(...call), keepMs);
    this.#inbox = new Inbox(redis, subscriber, this.#cipher);
    this.#keepMs = keepMs;
    this.#leaseMs = leaseMs;
    this.beatMs = leaseMs / beatsInLease;
  }

  open(
    receive: (from: string, messages: readonly RelayMessage[]) => void,
    missed: () => void,
  ): Promise<void> {
    const channels = [this.#keys.inbox(this.instance), this.#keys.everyone];
    return this.#inbox.open(channels, this.instance, receive, missed);
  }

  async beat(): Promise<boolean> {
    const before = await this.#follow((redis) =>
      redis.set(this.#keys.instance(this.instance), '1', 'PX', this.#leaseMs, 'GET'),
    );
    return before !== null;
  }

  async alive(instance: string): Promise<boolean> {
    return (await this.#follow((redis) => redis.exists(this.#keys.instance(instance)))) === 1;
  }

  async claim(channel: string, answerId: string): Promise<ClaimReply> {
    const keys = [this.#keys.holder(channel), this.#keys.sockets(channel), this.#keys.end(channel, answerId)];
    const reply = await this.#run(claimScript, keys, [this.instance, answerId, claimMs, Date.now()]);
    const [held, end, members] = reply as [Buffer | null, Buffer | null, Buffer[]];
    const listeners = new Set(members.map((member) => readMember(String(member)).instance));
    return { holder: readHolder(held), outcome: readOutcome(end), listeners: [...listeners] };
  }

  async release(channel: string, answerId: string): Promise<void> {
    await this.#run(releaseScript, [this.#keys.holder(channel)], [this.instance, answerId]);
  }

  append(channel: string, answerId: string, from: number, text: string): Promise<LogReply> {
    return this.#log.write({ channel, answerId }, from, text, '');
  }

  end(channel: string, answerId: string, from: number, text: string, outcome: Outcome): Promise<LogReply> {
    return this.#log.write({ channel, answerId }, from, text, writeOutcome(outcome));
  }

  async bury(channel: string, answerId: string, outcome: Outcome): Promise<void> {
    const args = [answerId, writeOutcome(outcome), this.#keepMs];
    await this.#run(buryScript, this.#log.keysOf({ channel, answerId }), args);
  }

  arrive(socket: TrackedSocket, answerId?: string): Promise<Sight> {
    return this.#arrive(socket.channel, answerId, this.#member(socket));
  }

  look(channel: string, answerId?: string): Promise<Sight> {
    return this.#arrive(channel, answerId, '');
  }

  async leave(socket: TrackedSocket): Promise<void> {
    await this.#follow((redis) => redis.zrem(this.#keys.sockets(socket.channel), this.#member(socket)));
  }

  async sockets(channel: string): Promise<readonly (TrackedSocket & { readonly instance: string })[]> {
    const members = await this.#follow((redis) =>
      redis.zrangebyscore(this.#keys.sockets(channel), Date.now(), '+inf'),
    );
    return members.map((member) => ({ channel, ...readMember(member) }));
  }

  async occupy(name: string, count: number, limit: number): Promise<SeatReply> {
    const now = Date.now();
    const bound = limit === Infinity ? -1 : limit;
    const order = (this.#occupied += 1);
    const args = [this.instance, count, bound, now, now + socketMs, socketMs, order];
    const reply = await this.#run(occupyScript, [this.#keys.seats(name)], args);
    const [granted, instances] = reply as [number, Buffer[]];
    return { granted: granted === 1, instances: instances.map(String) };
  }

  async vacate(name: string, instance: string): Promise<void> {
    await this.#follow((redis) => redis.hdel(this.#keys.seats(name), instance));
  }

  async send(to: string | undefined, messages: readonly RelayMessage[]): Promise<void> {
    const channel = to === undefined ? this.#keys.everyone : this.#keys.inbox(to);
    await this.#speaker.publish(
      channel,
      this.#cipher.seal(JSON.stringify({ from: this.instance, messages })),
    );
  }

  async close(): Promise<void> {
    this.#inbox.close();
    await this.#follow((redis) => redis.del(this.#keys.instance(this.instance)));
  }

  #follow<T>(command: (redis: RedisClient) => Promise<T>): Promise<T> {
    return this.#inTime(followSlots(this.#redis, () => command(this.#redis)));
  }

  #run(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number | Buffer)[],
  ): Promise<unknown> {
    return this.#inTime(runScript(this.#redis, script, keys, args));
  }

  async #arrive(channel: string, answerId: string | undefined, member: string): Promise<Sight> {
    const now = Date.now();
    const name = { channel, answerId: answerId ?? '' };
    const [textKey, endKey, holderKey] = this.#log.keysOf(name);
    const keys = [this.#keys.sockets(channel), holderKey, textKey, endKey];
    const reply = await this.#run(arriveScript, keys, [member, now + socketMs, socketMs, now]);
    const [held, text, end] = reply as [Buffer | null, Buffer | null, Buffer | null];
    return {
      holder: readHolder(held),
      text: text ? this.#log.read(name, text) : '',
      begun: text !== null,
      outcome: readOutcome(end),
    };
  }

  #member({ id, tags }: TrackedSocket): string {
    return writeMember(this.instance, id, tags);
  }
}

function readHolder(held: Buffer | null): Holder | undefined {
  if (held === null) return undefined;
  const [instance = '', ...answer] = held.toString().split(' ');
  return { instance, answerId: answer.join(' ') };
}
