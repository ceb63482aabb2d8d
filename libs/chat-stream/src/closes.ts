import type { RelayMessage } from './relay.js';

type Close = RelayMessage & { readonly kind: 'close' };

interface Said {
  readonly close: Close;
  /** As `performance.now()` has it: a clock that is set meanwhile changes no age. */
  readonly at: number;
  readonly timers: readonly NodeJS.Timeout[];
}

/** A message may fail on its way out; it is said again after these, in ms. */
const againAfterMs = [1_000, 5_000, 20_000];
/** Whoever may have missed it, and asks, is told of it for so long, in ms. */
const rememberMs = 300_000;
/** Remembered at most. */
const rememberCloses = 10_000;
/** However often a connection comes and goes, all is said again once in this time, in ms. */
const gatherMs = 1_000;

/**
 * Tells other instances which tags to close, and tells it again to those who may have missed it: with its age, so that no younger
 * socket is hit.
 */
export class Closes {
  readonly #said = new Set<Said>();
  /** Who is to be told again; undefined stands for all. */
  readonly #missing = new Set<string | undefined>();
  #gathering: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(private readonly post: (to: string | undefined, message: Close) => void) {}

  say(tag: string, code: number, reason: string | undefined): void {
    if (this.#isStopped) return;
    const close: Close = { kind: 'close', tag, code, reason };
    this.post(undefined, close);
    const timers = againAfterMs.map((ms) => setTimeout(() => this.#repeat(undefined, said), ms).unref());
    const said: Said = { close, at: performance.now(), timers };
    this.#said.add(said);
    this.#dropOld();
  }

  /** Messages of the last time may have been lost, on the way to an instance or to all. */
  tellAgain(to?: string): void {
    if (this.#isStopped) return;
    this.#missing.add(to);
    this.#gathering ??= setTimeout(() => this.#tellMissing(), gatherMs).unref();
  }

  /** Nothing more is said. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#gathering);
    for (const said of this.#said) this.#drop(said);
  }

  #tellMissing(): void {
    this.#gathering = undefined;
    this.#dropOld();
    const all = this.#missing.has(undefined);
    for (const to of all ? [undefined] : this.#missing) for (const said of this.#said) this.#repeat(to, said);
    this.#missing.clear();
  }

  #repeat(to: string | undefined, { close, at }: Said): void {
    // Rounded down: rather a socket too many than one that was open already.
    this.post(to, { ...close, agoMs: Math.floor(performance.now() - at) });
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
