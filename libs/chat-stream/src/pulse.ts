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

/** Says again and again that this instance lives. */
export class Pulse {
  readonly #timer: NodeJS.Timeout;
  readonly #renewEvery: number;
  readonly #stillMs: number;
  #beats = 0;
  #tickedAt = Date.now();
  #wokeAt = 0;
  /** The store has been out of reach, or this instance has: what was to be told it is not known there. */
  #failed = false;

  constructor(
    private readonly relay: Relay,
    private readonly events: PulseEvents,
  ) {
    const { beatMs = usualBeatMs } = relay;
    this.#renewEvery = Math.ceil(renewMs / beatMs);
    this.#stillMs = beatMs * missedBeats;
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
      this.#failed = true;
    }
    return this.#wokeAt;
  }

  async beat(): Promise<void> {
    try {
      const remembered = await this.relay.beat();
      this.#beats += 1;
      const forgotten = this.#failed || (!remembered && this.#beats > 1);
      this.#failed = false;
      if (forgotten) this.events.onForgotten();
      else if (this.#beats % this.#renewEvery === 0) this.events.onRenew();
    } catch (error) {
      this.#failed = true;
      this.events.onError(error);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
