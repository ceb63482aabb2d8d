import type { RelayMessage } from './relay.js';

type Close = RelayMessage & { readonly kind: 'close' };

interface Said {
  readonly close: Close;
  /** As `performance.now()` has it: a clock that is set meanwhile changes no age. */
  readonly at: number;
  readonly timers: readonly NodeJS.Timeout[];
}

/** A message may be lost, on its way out or by an instance that has no connection; it is said again after these, in ms. */
const againAfterMs = [1_000, 5_000, 20_000, 60_000, 180_000];
/** After an outage of the store it is said once more, if it is not older, in ms. */
const rememberMs = 300_000;
/** Remembered at most. */
const rememberCloses = 10_000;
/** However often a connection comes and goes, all is said again once in this time, in ms. */
const gatherMs = 1_000;

/** Tells all other instances which tags to close, more than once: with its age, so that no younger socket is hit. */
export class Closes {
  readonly #said = new Set<Said>();
  #gathering: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly post: (message: Close) => void) {}

  say(tag: string, code: number, reason: string | undefined): void {
    if (this.#isStopped) return;
    const close: Close = { kind: 'close', tag, code, reason };
    this.post(close);
    const timers = againAfterMs.map((ms) => setTimeout(() => this.#repeat(said), ms).unref());
    const said: Said = { close, at: performance.now(), timers };
    this.#said.add(said);
    this.#dropOld();
  }

  /** Messages of the last time may have been lost. */
  tellAgain(): void {
    if (this.#isStopped) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      this.#dropOld();
      for (const said of this.#said) this.#repeat(said);
    }, gatherMs).unref();
  }

  /** Nothing more is said. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#gathering);
    for (const said of this.#said) this.#drop(said);
  }

  #repeat({ close, at }: Said): void {
    // Rounded down: rather a socket too many than one that was open already.
    this.post({ ...close, agoMs: Math.floor(performance.now() - at) });
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
