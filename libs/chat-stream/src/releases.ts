import type { Relay } from './relay.js';

/** Tells the store of channels that are free again: at once, and again if it could not be told. */
export class Releases {
  /** Of which the store could not be told: the answer that held each. */
  readonly #untold = new Map<string, string>();

  constructor(
    private readonly relay: Relay,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Others may take the channel. */
  tell(channel: string, answerId: string): void {
    this.relay.release(channel, answerId).catch((error: unknown) => {
      this.#untold.set(channel, answerId);
      this.onError(error);
    });
  }

  /** The channel is taken again, by this instance. */
  forget(channel: string): void {
    this.#untold.delete(channel);
  }

  /** The store may be back. */
  tellAgain(): void {
    for (const [channel, answerId] of this.#untold) {
      this.#untold.delete(channel);
      this.tell(channel, answerId);
    }
  }
}
