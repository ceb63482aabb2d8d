/** A peer that is asked for a sign of life. The heartbeat counts in it; the peer sets the count back at each pong. */
export interface Peer {
  /** Pings without an answer, in a row. */
  missed: number;
  ping(): void;
  /** Called instead of the next ping when two pings in a row got no answer. */
  drop(): void;
}

/** Parts of a round: the pings of many sockets are spread over it instead of going out in one burst. */
const slotCount = 25;

/** Pings every member once a round and drops those that miss two. One timer for all members; none without members. */
export class Heartbeat {
  readonly #slots: Set<Peer>[] = Array.from({ length: slotCount }, () => new Set());
  #at = 0;
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly roundMs: number) {}

  /** Returns the slot, by which the peer leaves. */
  join(peer: Peer): number {
    this.#slots[this.#at]!.add(peer);
    this.#size += 1;
    this.#timer ??= setInterval(this.#step, this.roundMs / slotCount).unref();
    return this.#at;
  }

  leave(peer: Peer, slot: number): void {
    if (!this.#slots[slot]?.delete(peer)) return;
    this.#size -= 1;
    if (this.#size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #step = (): void => {
    this.#at = (this.#at + 1) % slotCount;
    for (const peer of this.#slots[this.#at]!) {
      if (peer.missed >= 2) {
        peer.drop();
      } else {
        peer.missed += 1;
        peer.ping();
      }
    }
  };
}
