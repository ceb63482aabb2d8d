import type { RelayMessage } from './relay.js';

/** Fills the parcels of one round: `put` adds a message for an instance, or for all when none is named. */
export type Collect = (
  put: (to: string | undefined, message: RelayMessage, lost?: () => void) => void,
) => void;

/**
 * Gathers messages for other instances: one parcel an instance and round. A round comes at the end of the turn in which
 * something came up, but not sooner than the gap after the one before; under load that is many tokens a parcel.
 */
export class Outbox {
  #loose: { to: string | undefined; message: RelayMessage }[] = [];
  #scheduled = false;
  #lastRound = 0;

  constructor(
    private readonly send: (to: string | undefined, messages: readonly RelayMessage[]) => Promise<void>,
    private readonly collect: Collect,
    private readonly gapMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Sends a message in the next round. */
  post(to: string | undefined, message: RelayMessage): void {
    this.#loose.push({ to, message });
    this.schedule();
  }

  /** Calls for a round. */
  schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    const wait = this.#lastRound + this.gapMs - performance.now();
    if (wait > 0) setTimeout(this.#round, wait);
    else setImmediate(this.#round);
  }

  readonly #round = (): void => {
    this.#scheduled = false;
    this.#lastRound = performance.now();
    const parcels = new Map<string | undefined, { messages: RelayMessage[]; lost: (() => void)[] }>();
    const put = (to: string | undefined, message: RelayMessage, lost?: () => void): void => {
      let parcel = parcels.get(to);
      if (!parcel) parcels.set(to, (parcel = { messages: [], lost: [] }));
      parcel.messages.push(message);
      if (lost) parcel.lost.push(lost);
    };
    for (const { to, message } of this.#loose.splice(0)) put(to, message);
    this.collect(put);
    for (const [to, { messages, lost }] of parcels) {
      this.send(to, messages).catch((error: unknown) => {
        this.onError(error);
        for (const tell of lost) tell();
      });
    }
  };
}
