/** Something whose writes are held back until the end of the turn. */
export interface Gathered {
  release(): void;
}

/**
 * One turn of the event loop. Whoever writes for the first time in a turn is held back; `setImmediate` lets all go
 * together. The write to the operating system is what costs, and this makes it one for each socket and turn, without a
 * timer.
 */
export class Turn {
  #held: Gathered[] = [];

  hold(one: Gathered): void {
    if (this.#held.push(one) === 1) setImmediate(this.#release);
  }

  readonly #release = (): void => {
    const held = this.#held;
    this.#held = [];
    for (const one of held) one.release();
  };
}
