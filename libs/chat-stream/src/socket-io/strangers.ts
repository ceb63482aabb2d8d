/** How many may be inside without having shown that they may be. */
export interface StrangerLimits {
  readonly perAddress: number;
  readonly inAll: number;
}

/** Counts connections between their handshake and their first stream, in all and by address. */
export class Strangers {
  readonly #byAddress = new Map<string, number>();
  #inAll = 0;

  constructor(private readonly limits: StrangerLimits) {}

  get count(): number {
    return this.#inAll;
  }

  /** Returns what takes the stranger out again, once; undefined when there is no room for one more. */
  admit(address: string): (() => void) | undefined {
    const there = this.#byAddress.get(address) ?? 0;
    if (there >= this.limits.perAddress || this.#inAll >= this.limits.inAll) return undefined;
    this.#byAddress.set(address, there + 1);
    this.#inAll += 1;
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      this.#inAll -= 1;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
  }
}
