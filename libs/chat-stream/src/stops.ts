import type { Relay, RelayMessage } from './relay.js';

/** What stops need of their hub. */
export interface StopRules {
  /** The instance that is known here to produce an answer, without asking the store. */
  ownerOf(channel: string, answerId: string): string | undefined;
  /** Whether the store has its memory; see `Pulse`. */
  isRemembered(): Promise<boolean>;
  post(to: string, message: RelayMessage): void;
  onError(error: unknown): void;
}

interface Wish {
  readonly channel: string;
  readonly answerId: string;
  readonly giveUpAt: number;
}

/** A stop may be lost on its way, so it is sent again after this, in ms. */
const againMs = 1_000;
/** A producer that has not ended its answer by then does not mean to, in ms. */
const patienceMs = 60_000;

/** Asks the instances that produce answers to stop them, again and again until those answers hold their channels no longer. */
export class Stops {
  /** By channel and answer. */
  readonly #wishes = new Map<string, Wish>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly relay: Relay,
    private readonly rules: StopRules,
  ) {}

  /** False when no other instance is known to hold the channel for the answer. If nobody can tell now, it is asked later. */
  async ask(channel: string, answerId: string): Promise<boolean> {
    if (this.#isStopped) return false;
    const wish: Wish = { channel, answerId, giveUpAt: Date.now() + patienceMs };
    this.#wishes.set(keyOf(wish), wish);
    this.#timer ??= setInterval(() => this.#askAll(), againMs).unref();
    return this.#ask(wish);
  }

  /** Nobody is asked any more. */
  stop(): void {
    this.#isStopped = true;
    this.#wishes.clear();
    this.#rest();
  }

  #askAll(): void {
    const now = Date.now();
    for (const wish of this.#wishes.values()) {
      if (wish.giveUpAt > now) void this.#ask(wish);
      else this.#forget(wish);
    }
  }

  async #ask(wish: Wish): Promise<boolean> {
    const { channel, answerId } = wish;
    try {
      const owner = this.rules.ownerOf(channel, answerId) ?? (await this.#holderOf(wish));
      if (this.#isStopped) return false;
      if (owner !== undefined) this.rules.post(owner, { kind: 'stop', channel, answer: answerId });
      else if (await this.rules.isRemembered()) this.#forget(wish);
      return owner !== undefined;
    } catch (error) {
      this.rules.onError(error);
      return false;
    }
  }

  async #holderOf({ channel, answerId }: Wish): Promise<string | undefined> {
    const { holder } = await this.relay.look(channel);
    if (holder?.answerId !== answerId || holder.instance === this.relay.instance) return undefined;
    return holder.instance;
  }

  #forget(wish: Wish): void {
    if (this.#wishes.get(keyOf(wish)) === wish) this.#wishes.delete(keyOf(wish));
    this.#rest();
  }

  #rest(): void {
    if (this.#wishes.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function keyOf({ channel, answerId }: Wish): string {
  return `${channel}\n${answerId}`;
}
