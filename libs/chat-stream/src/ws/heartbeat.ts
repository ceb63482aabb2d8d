/** A peer that is asked for a sign of life. */
export interface Peer {
  ping(): void;
  /** Called instead of the next ping when two pings in a row got no answer. */
  drop(): void;
}

interface Member {
  readonly peer: Peer;
  missed: number;
}

/** Part of a round; the pings of many sockets are spread over it instead of going out in one burst. */
const slots = 25;

/**
 * Pings every member once a round and drops those that miss two. One timer for all members; none without members.
 */
export class Heartbeat {
  readonly #slots: Set<Member>[] = Array.from({ length: slots }, () => new Set());
  #at = 0;
  #size = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly roundMs: number) {}

  /** Returns what to call at each pong, and what to call when the peer has left. */
  join(peer: Peer): { pong(): void; leave(): void } {
    const member: Member = { peer, missed: 0 };
    const slot = this.#slots[this.#at]!;
    slot.add(member);
    this.#size += 1;
    this.#timer ??= setInterval(this.#step, this.roundMs / slots).unref();
    return {
      pong: () => {
        member.missed = 0;
      },
      leave: () => {
        if (slot.delete(member) && (this.#size -= 1) === 0) this.#stop();
      },
    };
  }

  readonly #step = (): void => {
    this.#at = (this.#at + 1) % slots;
    for (const member of this.#slots[this.#at]!) {
      if (member.missed >= 2) {
        member.peer.drop();
      } else {
        member.missed += 1;
        member.peer.ping();
      }
    }
  };

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
