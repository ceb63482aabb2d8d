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

  admits(address: string): boolean {
    const there = this.#byAddress.get(address) ?? 0;
    return there < this.limits.perAddress && this.#inAll < this.limits.inAll;
  }

  /** Returns what takes the stranger out again, once; undefined when there is no room for one more. */
  admit(address: string): (() => void) | undefined {
    if (!this.admits(address)) return undefined;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
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
