/** A reader whose replay waits until its socket has taken what it was given. */
export interface Paced {
  /** Goes on; returns false as long as there is more to send than the socket takes. */
  proceed(): boolean;
}

const stepMs = 20;

/** Lets long replays go on at the pace of their sockets: one timer for all, and none while nobody waits. */
export class Pacer {
  readonly #waiting = new Set<Paced>();
  #timer: NodeJS.Timeout | undefined;

  add(one: Paced): void {
    this.#waiting.add(one);
    this.#timer ??= setInterval(this.#step, stepMs);
  }

  remove(one: Paced): void {
    this.#waiting.delete(one);
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #step = (): void => {
    for (const one of this.#waiting) if (one.proceed()) this.remove(one);
  };
}
