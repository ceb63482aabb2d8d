import type { Relay } from './relay.js';

/** What could not be told is told again after this, in ms. */
const againMs = 1_000;

/** Tells the store of channels that are free again: at once, and again until that has succeeded. */
export class Releases {
  /** Of which the store has not said yet that it knows: what held each. */
  readonly #untold = new Map<string, { readonly answerId: string }>();
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly relay: Relay,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Others may take the channel. */
  tell(channel: string, answerId: string): void {
    const held = { answerId };
    this.#untold.set(channel, held);
    this.relay.release(channel, answerId).then(
      () => {
        if (this.#untold.get(channel) === held) this.#untold.delete(channel);
      },
      (error: unknown) => {
        this.onError(error);
        this.#tellLater();
      },
    );
  }

  /** The channel is taken again, by this instance: a release that fails later must not be repeated, be it for the same answer. */
  forget(channel: string): void {
    this.#untold.delete(channel);
  }

  /** The store may be back. */
  tellAgain(): void {
    for (const [channel, { answerId }] of [...this.#untold]) this.tell(channel, answerId);
  }

  /** Nothing more is told. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #tellLater(): void {
    if (this.#untold.size === 0 || this.#isStopped) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.tellAgain();
    }, againMs).unref();
  }
}
