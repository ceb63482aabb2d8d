import type { Relay } from './relay.js';

/** What a pulse finds out. */
export interface PulseEvents {
  /** The store did not know this instance any more, or was out of reach: it may lack everything. */
  onForgotten(): void;
  /** From time to time, so that what has a longer time to live is renewed. */
  onRenew(): void;
  onError(error: unknown): void;
}

/** An instance is taken for dead after a few of these, in ms. */
const usualBeatMs = 1_500;
/** One that has missed so many in a row has stood still, and may have been taken for dead. */
const missedBeats = 3;
const renewMs = 60_000;
/** What was not heard is said again after this part of the time between two beats: the lease runs on. */
const againAfter = 0.25;
/** What all say again at their next beat is in the store so much later. */
const tellMs = 500;
/** Waits are made of these, in ms: time in which the machine stood still counts for none of those that are to tell. */
const stepMs = 100;

/** Says again and again that this instance lives. */
export class Pulse {
  readonly #timer: NodeJS.Timeout;
  #again: NodeJS.Timeout | undefined;
  readonly #renewEvery: number;
  readonly #stillMs: number;
  readonly #settleMs: number;
  readonly #againMs: number;
  #beats = 0;
  #tickedAt = Date.now();
  #wokeAt = 0;
  /** Has stood still, and not said since that it lives: no wonder that the store does not know it. */
  #isWaking = false;
  /** As long as all have not had the time to tell the store again what they hold. */
  #settling: Promise<void> | undefined;
  #beaten = Promise.resolve();
  /** The store has been out of reach, or this instance has: what was to be told it is not known there. */
  #failed = false;
  #isStopped = false;

  constructor(
    private readonly relay: Relay,
    private readonly events: PulseEvents,
  ) {
    const { beatMs = usualBeatMs } = relay;
    this.#renewEvery = Math.ceil(renewMs / beatMs);
    this.#stillMs = beatMs * missedBeats;
    this.#settleMs = beatMs + tellMs;
    this.#againMs = beatMs * againAfter;
    this.#timer = setInterval(() => {
      this.wokeAt();
      this.#tickedAt = Date.now();
      void this.beat();
    }, beatMs).unref();
  }

  /**
   * When this instance last turned out to have stood still (its process was stopped, or its event loop blocked) for so long
   * that the others may have taken it for dead; 0 when it never has. What it held before then may be somebody else's.
   */
  wokeAt(): number {
    const now = Date.now();
    if (now - this.#tickedAt > this.#stillMs) {
      this.#tickedAt = now;
      this.#wokeAt = now;
      this.#isWaking = true;
      this.#failed = true;
    }
    return this.#wokeAt;
  }

  /** The store does not know this instance: it has lost its memory, and what others hold as well. */
  forgotten(): void {
    this.wokeAt();
    // Noticed already: all are telling it again.
    if (!this.isSettled()) return;
    this.#notice();
    this.#failed = true;
    void this.beat();
  }

  /** Resolves when all have had the time to tell a store that has lost its memory again what they hold. */
  async settled(): Promise<void> {
    await this.#settling;
  }

  /** Whether they have had it. */
  isSettled(): boolean {
    return this.#settling === undefined;
  }

  /** Whether the store has its memory, as far as this instance can tell. Ask together with what is to be relied on. */
  async isRemembered(): Promise<boolean> {
    const beaten = this.#beaten;
    const isKnown = await this.relay.alive(this.relay.instance);
    // A beat that was under way may be why this instance is known there again.
    if (isKnown) await beaten;
    return isKnown && this.isSettled();
  }

  #notice(): void {
    if (!this.#isWaking) this.#settling ??= this.#letAllTell();
  }

  async #letAllTell(): Promise<void> {
    for (let ms = this.#settleMs; ms > 0; ms -= stepMs)
      await new Promise((resolve) => setTimeout(resolve, Math.min(ms, stepMs)).unref());
    this.#settling = undefined;
  }

  beat(): Promise<void> {
    return (this.#beaten = this.#beat());
  }

  async #beat(): Promise<void> {
    clearTimeout(this.#again);
    try {
      const remembered = await this.relay.beat();
      this.#beats += 1;
      if (!remembered && this.#beats > 1) this.#notice();
      this.#isWaking = false;
      const forgotten = this.#failed || (!remembered && this.#beats > 1);
      this.#failed = false;
      if (forgotten) this.events.onForgotten();
      else if (this.#beats % this.#renewEvery === 0) this.events.onRenew();
    } catch (error) {
      this.#failed = true;
      clearTimeout(this.#again);
      if (!this.#isStopped) this.#again = setTimeout(() => void this.beat(), this.#againMs).unref();
      this.events.onError(error);
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#again);
    clearInterval(this.#timer);
  }
}
