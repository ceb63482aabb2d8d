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
  readonly answerId: string;
  readonly giveUpAt: number;
}

/** A stop may be lost on its way, so it is sent again after this, in ms. */
const againMs = 1_000;
/** A producer that has not ended its answer by then does not mean to, in ms. */
const patienceMs = 60_000;

/** Asks the instances that produce answers to stop them, again and again until those answers hold their channels no longer. */
export class Stops {
  /** One for each channel: it has one answer at a time. */
  readonly #wishes = new Map<string, Wish>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly relay: Relay,
    private readonly rules: StopRules,
  ) {}

  /** False when no other instance holds the channel for the answer. One that cannot be found out now is asked later. */
  async ask(channel: string, answerId: string): Promise<boolean> {
    const wish: Wish = { answerId, giveUpAt: Date.now() + patienceMs };
    this.#wishes.set(channel, wish);
    this.#timer ??= setInterval(() => this.#askAll(), againMs).unref();
    return this.#ask(channel, wish);
  }

  /** Nobody is asked any more. */
  stop(): void {
    this.#wishes.clear();
    this.#rest();
  }

  #askAll(): void {
    const now = Date.now();
    for (const [channel, wish] of this.#wishes) {
      if (wish.giveUpAt > now) void this.#ask(channel, wish);
      else this.#wishes.delete(channel);
    }
    this.#rest();
  }

  async #ask(channel: string, wish: Wish): Promise<boolean> {
    const { answerId } = wish;
    try {
      const owner = this.rules.ownerOf(channel, answerId) ?? (await this.#holderOf(channel, answerId));
      if (this.#wishes.get(channel) !== wish) return false;
      if (owner !== undefined) this.rules.post(owner, { kind: 'stop', channel, answer: answerId });
      else if (await this.rules.isRemembered()) this.#forget(channel, wish);
      return owner !== undefined;
    } catch (error) {
      this.rules.onError(error);
      return false;
    }
  }

  async #holderOf(channel: string, answerId: string): Promise<string | undefined> {
    const { holder } = await this.relay.look(channel);
    if (holder?.answerId !== answerId || holder.instance === this.relay.instance) return undefined;
    return holder.instance;
  }

  #forget(channel: string, wish: Wish): void {
    if (this.#wishes.get(channel) === wish) this.#wishes.delete(channel);
    this.#rest();
  }

  #rest(): void {
    if (this.#wishes.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
