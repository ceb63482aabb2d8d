import CircuitBreaker from 'opossum';
import { CoreFailure } from './core-errors.js';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** A call that was let through. It counts once, at its end. */
export interface Admission {
  /**
   * The core has begun to answer. Closes a half-open breaker: the end of a long answer is too late for those who wait. Where
   * such a beginning was soon belied by the next outage, the end is waited for all the same.
   */
  begun(): void;
  /** No error: a success. A CoreFailure: a failure. Anything else, such as a refusal or a stop, says nothing of the core. */
  end(error?: unknown): void;
}

export interface Breaker {
  readonly state: BreakerState;
  /** Aborts when it opens; aborted already while it is not closed. */
  readonly opening: AbortSignal;
  /** Half-open because the core says that it is back, and not only because it is time to try: that alone is no recovery. */
  readonly isHopeful: boolean;
  /** How often it has opened, also again after a failed probe. */
  readonly opens: number;
  /** When a call was last answered, or began to be, in `performance.now()` time. */
  readonly answeredAt: number;
  /** Whole seconds, at least 1, until a call may be let through again. */
  retryAfterS(): number;
  /** What `admit` would throw while the breaker is open; null when it is not, also while its probe is on the way. */
  refusal(): CoreFailure | null;
  /** Lets a call through, or throws `whenOpen` while the breaker is open or its probe is on the way. */
  admit(): Admission;
  /** `admit` around a task that ends when it settles. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /**
   * What is known from elsewhere. `hold` keeps it open until the next `force`, without probes; half-open it is hopeful, and a
   * probe that is on its way goes on.
   */
  force(state: BreakerState, hold?: boolean): void;
  shutdown(): void;
}

export interface BreakerOptions {
  readonly name: string;
  readonly whenOpen: (retryAfterS: number) => CoreFailure;
  /** How long it stays open before a probe. */
  readonly resetMs?: number;
  /** Fewer ends than this in the window never open it. */
  readonly volume?: number;
  /** Longer than any probe may take; one that has not told by then gives way to the next. */
  readonly probeMs?: number;
  readonly onChange?: (name: string, state: BreakerState) => void;
}

/** An outage so soon after a beginning that closed the breaker belies it: longer than answers take to break off or stall. */
const beliedMs = 30_000;

/**
 * opossum around the link: it keeps the rolling window, decides when to open, and times the way to half-open. It is told of
 * each call when that has ended, in one step, and not handed the call itself, because
 * - a reply that breaks off after minutes is one failure, not a success (it began) and a failure;
 * - opossum divides failures by calls begun, the refused ones included: a crowd of running answers, or of refusals during
 *   the last outage, would hide that every call fails;
 * - an error that its `errorFilter` drops counts as a success, and would close a half-open breaker. What says nothing of
 *   the core is not told at all, and as a probe it gives its place to the next call.
 * Who may pass is therefore decided here: everybody while closed, nobody while open, one at a time while half-open. A call
 * counts only for the period in which it was let through: what began before an outage proves nothing about its end.
 */
export function createBreaker({
  name,
  whenOpen,
  resetMs = 5_000,
  volume = 5,
  probeMs = 30_000,
  onChange,
}: BreakerOptions): Breaker {
  let state: BreakerState = 'closed';
  let held = false;
  let isHopeful = false;
  let opens = 0;
  let openedAt = 0;
  let answeredAt = -Infinity;
  /** Changes with the state: the name of the time between two changes. */
  let period = 0;
  let probeSince: number | null = null;
  /** When an answer that had only begun closed it. */
  let trustedAt = -Infinity;
  /** Answers begin and do not end: pages would read "available" again and again, and be wrong. */
  let isBelied = false;
  let closed = new AbortController();
  let circuit = start();

  function start() {
    const fresh = new CircuitBreaker<[error?: CoreFailure], void>(
      async (error) => {
        if (error) throw error;
      },
      {
        name,
        timeout: false,
        resetTimeout: resetMs,
        errorThresholdPercentage: 50,
        volumeThreshold: volume,
        rollingCountTimeout: 10_000,
        rollingPercentilesEnabled: false,
        enableSnapshots: false,
      },
    );
    fresh.on('open', () => enter('open'));
    fresh.on('halfOpen', () => {
      if (!held) enter('half-open');
    });
    return fresh;
  }

  function enter(next: BreakerState) {
    period++;
    probeSince = null;
    isHopeful = false;
    if (next === 'open') openedAt = performance.now();
    if (next === state) return;
    if (next === 'open') opens++;
    if (next === 'open' && state === 'closed') isBelied = performance.now() - trustedAt < beliedMs;
    state = next;
    closed.abort();
    if (next === 'closed') closed = new AbortController();
    onChange?.(name, state);
  }

  /** With a window of its own: the failures of the last outage do not count against the time after it. */
  function renew(next: 'closed' | 'half-open') {
    held = false;
    circuit.shutdown();
    circuit = start();
    enter(next);
  }

  const retryAfterS = () => {
    const leftMs = held ? resetMs : openedAt + resetMs - performance.now();
    return Math.max(1, Math.ceil(leftMs / 1000));
  };

  const refusal = () => (state === 'open' ? whenOpen(retryAfterS()) : null);

  const admit = (): Admission => {
    const probing = probeSince !== null && performance.now() - probeSince < probeMs;
    if (state === 'open' || (state === 'half-open' && probing)) throw whenOpen(retryAfterS());
    if (state === 'half-open') probeSince = performance.now();
    let own = period;
    let ended = false;
    return {
      begun() {
        answeredAt = performance.now();
        if (own !== period || state !== 'half-open' || isBelied) return;
        trustedAt = performance.now();
        renew('closed');
        own = period;
      },
      end(error) {
        if (error === undefined) answeredAt = performance.now();
        if (ended || own !== period) return;
        ended = true;
        const failed = error instanceof CoreFailure;
        if (error !== undefined && !failed) probeSince = null;
        else if (state === 'closed') circuit.fire(...(failed ? [error] : [])).catch(() => undefined);
        else if (failed) circuit.open();
        else renew('closed');
      },
    };
  };

  return {
    get state() {
      return state;
    },
    get opening() {
      return closed.signal;
    },
    get isHopeful() {
      return isHopeful;
    },
    get opens() {
      return opens;
    },
    get answeredAt() {
      return answeredAt;
    },
    retryAfterS,
    refusal,
    admit,
    async run(task) {
      const call = admit();
      try {
        const value = await task();
        call.end();
        return value;
      } catch (error) {
        call.end(error);
        throw error;
      }
    },
    force(next, hold = false) {
      if (next === 'open') {
        held = hold;
        circuit.open();
        return;
      }
      if (next !== state) renew(next);
      isHopeful = next === 'half-open';
    },
    shutdown: () => circuit.shutdown(),
  };
}
