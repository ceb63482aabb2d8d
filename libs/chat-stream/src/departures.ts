/** What was on its way when an answer was left has arrived by then, in ms. */
const onItsWayMs = 10_000;

/** Remembers for some seconds which answers this instance has asked others not to send any more. */
export class Departures {
  readonly #at = new Map<string, number>();

  add(key: string): void {
    const now = Date.now();
    this.#at.delete(key);
    this.#at.set(key, now);
    for (const [old, at] of this.#at) {
      if (now - at < onItsWayMs) break;
      this.#at.delete(old);
    }
  }

  has(key: string): boolean {
    return this.#at.has(key);
  }

  delete(key: string): void {
    this.#at.delete(key);
  }
}
