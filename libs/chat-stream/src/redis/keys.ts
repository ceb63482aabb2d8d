/**
 * The names of everything in Redis. What belongs to one channel shares a hash tag, so that a script about a channel
 * works on one node of a cluster.
 */
export class Keys {
  constructor(private readonly prefix: string) {}

  /** `<instance> <answer>` of who holds the channel. */
  holder(channel: string): string {
    return this.#of(channel, 'holder');
  }

  /** The sockets of the channel: a sorted set of members by the time at which each is to be forgotten. */
  sockets(channel: string): string {
    return this.#of(channel, 'sockets');
  }

  /** The text of an answer, UTF-16LE. */
  text(channel: string, answerId: string): string {
    return this.#of(channel, `text:${answerId}`);
  }

  /** The same, hidden behind a salt. Under a name of its own, so that nobody who knows of no salt takes it for text. */
  saltedText(channel: string, answerId: string): string {
    return this.#of(channel, `text:salted:${answerId}`);
  }

  /** How an answer ended. */
  end(channel: string, answerId: string): string {
    return this.#of(channel, `end:${answerId}`);
  }

  /** How many sockets of a name each instance has: a hash of `<number> <time at which to forget it> <order>`. */
  seats(name: string): string {
    return this.#of(name, 'seats');
  }

  /** Exists while the instance lives. */
  instance(instance: string): string {
    return `${this.prefix}:instance:${instance}`;
  }

  /** Where an instance receives. */
  inbox(instance: string): string {
    return `${this.prefix}:inbox:${instance}`;
  }

  /** Where all instances receive. */
  get everyone(): string {
    return `${this.prefix}:everyone`;
  }

  /** The channel is escaped because a brace of its own would end the hash tag. */
  #of(channel: string, what: string): string {
    return `${this.prefix}:{${encodeURIComponent(channel)}}:${what}`;
  }
}
