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

/** The sockets that are open here and what runs on their channels, wherever it is produced. */
export class Audience {
  /**
   * Only channels on which something happens; an idle one takes no memory. In the order in which the answers became known: one
   * of another instance may be heard of late, when the next one runs already.
   */
  readonly #running = new Map<string, readonly Answer[]>();
  readonly #readers = new Tags();
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
    return this.#running.get(channel)?.at(-1);
  }

  /** Adds a socket; nothing is sent to it before it is placed. */
  join({ channel: name, tags = [] }: Reader, sink: Sink, onLeave?: () => void): Delivery {
    if (!this.admits({ channel: name, tags })) throw new TooManyReadersError('No room for one more socket');
    const delivery = new Delivery(sink, this.#rules, () => {
      this.#all.delete(delivery);
      this.#readers.remove([name], delivery);
      this.#tags.remove(tags, delivery);
      onLeave?.();
    });
    this.#all.add(delivery);
    this.#readers.add([name], delivery);
    this.#tags.add(tags, delivery);
    for (const running of this.#running.get(name) ?? []) delivery.follow(running);
    return delivery;
  }

  admits({ channel, tags = [] }: Applicant): boolean {
    if (this.listeners(channel) >= this.settings.maxReadersPerChannel) return false;
    return tags.every((tag) => this.#tags.count(tag) < this.settings.maxReadersPerTag);
  }

  /** How many sockets are open on a channel. */
  listeners(channel: string): number {
    return this.#readers.count(channel);
  }

  /** How many sockets are open at all, or with a tag. */
  count(tag?: string): number {
    return tag === undefined ? this.#all.size : this.#tags.count(tag);
  }

  /** An answer begins: every socket on its channel follows it. */
  present(answer: Answer): void {
    this.#running.set(answer.channel, [...this.#without(answer), answer]);
    for (const delivery of this.#readers.find(answer.channel)) delivery.follow(answer);
  }

  /** The answer runs no longer. */
  dismiss(answer: Answer): void {
    const others = this.#without(answer);
    if (others.length > 0) this.#running.set(answer.channel, others);
    else this.#running.delete(answer.channel);
  }

  /** @param agoMs closes only those that were open so long ago. */
  closeTagged(tag: string, code: number, reason?: string, agoMs = 0): number {
    const openedBefore = performance.now() - agoMs;
    const found = this.#tags.find(tag).filter((delivery) => delivery.openedAt <= openedBefore);
    for (const delivery of found) delivery.close(code, reason);
    return found.length;
  }

  /** Sends away those for whom nothing runs that is worth waiting for. */
  closeIdle(worthWaiting: (answer: Answer) => boolean): void {
    const waited = new Set<Delivery>();
    for (const [name, running] of this.#running) {
      if (running.some(worthWaiting)) for (const delivery of this.#readers.find(name)) waited.add(delivery);
    }
    for (const delivery of this.#all) if (!waited.has(delivery)) delivery.close(closeCodes.goingAway);
  }

  closeAll(): void {
    for (const delivery of this.#all) delivery.close(closeCodes.goingAway);
  }

  #without(answer: Answer): readonly Answer[] {
    return (this.#running.get(answer.channel) ?? []).filter((running) => running !== answer);
  }
}
