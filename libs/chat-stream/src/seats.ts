import type { Applicant } from './hub.js';
import { lives } from './lives.js';
import type { Relay } from './relay.js';

/** How many sockets there may be, and how many there are here. */
export interface SeatRules {
  readonly maxReadersPerChannel: number;
  readonly maxReadersPerTag: number;
  countChannel(channel: string): number;
  countTag(tag: string): number;
}

interface Row {
  readonly name: string;
  readonly limit: number;
  count(): number;
}

/**
 * Holds the limits on sockets over all instances. Each says in the store how many sockets of a channel and of a tag it has:
 * a number, not a list, so that a change costs one command for each name, and saying it again mends what was lost.
 */
export class Seats {
  constructor(
    private readonly relay: Relay,
    private readonly rules: SeatRules,
  ) {}

  /** Whether all instances together have room for a socket that is counted here already. Rejects while the store is away. */
  async take(socket: Applicant): Promise<boolean> {
    const taken = await Promise.all(this.#rows(socket).map((row) => this.#take(row)));
    return taken.every(Boolean);
  }

  /** Says how many there are now: a socket has left, or the store may have forgotten. */
  async tell(socket: Applicant): Promise<void> {
    await Promise.all(
      this.#rows(socket).map(({ name, count }) => this.relay.occupy(name, count(), Infinity)),
    );
  }

  async #take({ name, count, limit }: Row): Promise<boolean> {
    const { granted, instances } = await this.relay.occupy(name, count(), limit);
    if (granted) return true;
    const alive = await Promise.all(instances.map((instance) => lives(this.relay, instance)));
    const dead = instances.filter((_, index) => !alive[index]);
    if (dead.length === 0) return false;
    await Promise.all(dead.map((instance) => this.relay.vacate(name, instance)));
    return (await this.relay.occupy(name, count(), limit)).granted;
  }

  #rows({ channel, tags = [] }: Applicant): readonly Row[] {
    const { maxReadersPerChannel, maxReadersPerTag } = this.rules;
    const ofChannel: Row = {
      name: `channel:${channel}`,
      limit: maxReadersPerChannel,
      count: () => this.rules.countChannel(channel),
    };
    const ofTags = tags.map((tag): Row => ({
      name: `tag:${tag}`,
      limit: maxReadersPerTag,
      count: () => this.rules.countTag(tag),
    }));
    return [ofChannel, ...ofTags].filter(({ limit }) => limit !== Infinity);
  }
}
