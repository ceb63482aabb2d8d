import type { Answer } from './answer.js';
import { closeCodes } from './close-codes.js';
import { Delivery, type DeliveryRules } from './delivery.js';
import { TooManyReadersError } from './errors.js';
import type { Applicant } from './hub.js';
import type { HubSettings } from './hub-options.js';
import { Pacer } from './pacer.js';
import type { Reader, Sink } from './sink.js';
import { Tags } from './tags.js';
import { Turn } from './turn.js';

interface Channel {
  readonly deliveries: Set<Delivery>;
  running: Answer | undefined;
}

/** The sockets that are open here and what runs on their channels, wherever it is produced. */
export class Audience {
  /** Only channels on which something happens; an idle one takes no memory. */
  readonly #channels = new Map<string, Channel>();
  readonly #all = new Set<Delivery>();
  readonly #tags = new Tags();
  readonly #rules: DeliveryRules;

  constructor(private readonly settings: HubSettings) {
    this.#rules = {
      turn: new Turn(),
      pacer: new Pacer(),
      maxBufferedBytes: settings.maxBufferedBytes,
      replayWindowBytes: settings.maxBufferedBytes / 4,
      replayStallMs: settings.replayStallMs,
      now: settings.now,
    };
  }

  running(channel: string): Answer | undefined {
    return this.#channels.get(channel)?.running;
  }

  /** Adds a socket; nothing is sent to it before it is placed. */
  join({ channel: name, tags = [] }: Reader, sink: Sink, onLeave?: () => void): Delivery {
    if (!this.admits({ channel: name, tags })) throw new TooManyReadersError('No room for one more socket');
    const channel = this.#open(name);
    const delivery = new Delivery(sink, this.#rules, () => {
      this.#all.delete(delivery);
      channel.deliveries.delete(delivery);
      this.#tags.remove(tags, delivery);
      this.#tidy(name, channel);
      onLeave?.();
    });
    this.#all.add(delivery);
    channel.deliveries.add(delivery);
    this.#tags.add(tags, delivery);
    if (channel.running) delivery.follow(channel.running);
    return delivery;
  }

  admits({ channel, tags = [] }: Applicant): boolean {
    if (this.listeners(channel) >= this.settings.maxReadersPerChannel) return false;
    return tags.every((tag) => this.#tags.count(tag) < this.settings.maxReadersPerTag);
  }

  /** How many sockets are open on a channel. */
  listeners(channel: string): number {
    return this.#channels.get(channel)?.deliveries.size ?? 0;
  }

  /** How many sockets are open at all, or with a tag. */
  count(tag?: string): number {
    return tag === undefined ? this.#all.size : this.#tags.count(tag);
  }

  /** An answer begins: every socket on its channel follows it. */
  present(answer: Answer): void {
    const channel = this.#open(answer.channel);
    channel.running = answer;
    for (const delivery of channel.deliveries) delivery.follow(answer);
  }

  /** The answer runs no longer. */
  dismiss(answer: Answer): void {
    const channel = this.#channels.get(answer.channel);
    if (channel?.running !== answer) return;
    channel.running = undefined;
    this.#tidy(answer.channel, channel);
  }

  closeTagged(tag: string, code: number, reason?: string): number {
    const found = this.#tags.find(tag);
    for (const delivery of found) delivery.close(code, reason);
    return found.length;
  }

  /** Sends away those for whom nothing runs that is worth waiting for. */
  closeIdle(worthWaiting: (answer: Answer) => boolean): void {
    for (const { deliveries, running } of this.#channels.values()) {
      if (running && worthWaiting(running)) continue;
      for (const delivery of deliveries) delivery.close(closeCodes.goingAway);
    }
  }

  closeAll(): void {
    for (const delivery of this.#all) delivery.close(closeCodes.goingAway);
  }

  #open(name: string): Channel {
    let channel = this.#channels.get(name);
    if (!channel) this.#channels.set(name, (channel = { deliveries: new Set(), running: undefined }));
    return channel;
  }

  #tidy(name: string, channel: Channel): void {
    const idle = channel.deliveries.size === 0 && !channel.running;
    if (idle && this.#channels.get(name) === channel) this.#channels.delete(name);
  }
}
