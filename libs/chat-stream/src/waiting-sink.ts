import type { Sink } from './sink.js';

/** Holds what is sent until the socket is there, then hands everything on. */
export class WaitingSink implements Sink {
  #real: Sink | undefined;
  #frames: string[] | undefined;
  #chars = 0;
  #corks = 0;
  #closing: { readonly code: number; readonly reason: string } | undefined;

  /** The code it was closed with before its socket came. */
  get closedWith(): number | undefined {
    return this.#closing?.code;
  }

  get bufferedBytes(): number {
    return this.#real ? this.#real.bufferedBytes : this.#chars;
  }

  send(frame: string): void {
    if (this.#real) {
      this.#real.send(frame);
    } else {
      (this.#frames ??= []).push(frame);
      this.#chars += frame.length;
    }
  }

  cork(): void {
    if (this.#real) this.#real.cork();
    else this.#corks += 1;
  }

  uncork(): void {
    if (this.#real) this.#real.uncork();
    else this.#corks -= 1;
  }

  close(code: number, reason: string): void {
    if (this.#real) this.#real.close(code, reason);
    else this.#closing = { code, reason };
  }

  /** The socket is there. */
  connect(real: Sink): void {
    this.#real = real;
    real.cork();
    for (const frame of this.#frames ?? []) real.send(frame);
    this.#frames = undefined;
    if (this.#closing) real.close(this.#closing.code, this.#closing.reason);
    // Whoever holds a cork at this moment will take it out of the real socket.
    if (this.#corks === 0) real.uncork();
  }
}
