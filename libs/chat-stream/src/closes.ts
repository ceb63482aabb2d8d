import type { RelayMessage } from './relay.js';

type Close = RelayMessage & { readonly kind: 'close' };

interface Said {
  readonly close: Close;
  /** As `performance.now()` has it: a clock that is set meanwhile changes no age. */
  readonly at: number;
  readonly timers: readonly NodeJS.Timeout[];
}

/** A message may be lost while the subscription of an instance is made anew; it is said again after these, in ms. */
const againAfterMs = [1_000, 3_000, 8_000, 20_000];
/** After an outage of the store it is said once more, if it is not older, in ms. */
const rememberMs = 300_000;
/** Remembered at most. */
const rememberCloses = 10_000;

/** Tells all other instances which tags to close, more than once: with its age, so that no younger socket is hit. */
export class Closes {
  readonly #said = new Set<Said>();

  constructor(private readonly post: (message: Close) => void) {}

  say(tag: string, code: number, reason: string | undefined): void {
    const close: Close = { kind: 'close', tag, code, reason };
    this.post(close);
    const timers = againAfterMs.map((ms) => setTimeout(() => this.#repeat(said), ms).unref());
    const said: Said = { close, at: performance.now(), timers };
    this.#said.add(said);
    this.#dropOld();
  }

  /** Messages of the last time may have been lost. */
  tellAgain(): void {
    this.#dropOld();
    for (const said of this.#said) this.#repeat(said);
  }

  /** Nothing more is said. */
  stop(): void {
    for (const said of this.#said) this.#drop(said);
  }

  #repeat({ close, at }: Said): void {
    this.post({ ...close, agoMs: Math.round(performance.now() - at) });
  }

  #dropOld(): void {
    const now = performance.now();
    for (const said of this.#said) {
      if (now - said.at < rememberMs && this.#said.size <= rememberCloses) break;
      this.#drop(said);
    }
  }

  #drop(said: Said): void {
    for (const timer of said.timers) clearTimeout(timer);
    this.#said.delete(said);
  }
}
