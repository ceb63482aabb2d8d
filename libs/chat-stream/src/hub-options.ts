import { given } from './given.js';
import type { Relay } from './relay.js';

/**
 * How a hub behaves; every field has a default.
 *
 * @example
 * const hub = createHub({ maxReadersPerTag: 8, onError: (error) => log.warn(error) });
 */
export interface HubOptions {
  /** How long after its end an answer can be resumed, in ms. Default 300,000 (5 minutes). */
  readonly keepMs?: number;
  /** Ended answers kept for resuming, at most. Default 10,000. */
  readonly keepAnswers?: number;
  /** Text of ended answers kept for resuming, in bytes of memory, at most. Default 64 MiB. */
  readonly keepBytes?: number;
  /** An answer longer than this many UTF-16 units is ended with 4502. Default 16,777,216. */
  readonly maxAnswerLength?: number;
  /** Bytes that may wait in the buffer of one socket; more, and it is closed with 4408. Default 1 MiB. */
  readonly maxBufferedBytes?: number;
  /** A replay whose socket takes nothing for so long is closed with 4408, in ms. Default 10,000. */
  readonly replayStallMs?: number;
  /** Sockets on one channel, at most, on all instances together. Default 64; `Infinity` for no limit. */
  readonly maxReadersPerChannel?: number;
  /** Sockets with the same tag, at most, on all instances together. Default 64; `Infinity` for no limit. */
  readonly maxReadersPerTag?: number;
  /** What this hub shares with those of other instances; without it, the hub is alone. */
  readonly relay?: Relay | undefined;
  /** Time between two writes of an answer's growing text to the shared log, in ms. Default 100. */
  readonly logEveryMs?: number;
  /** Least time between two rounds of messages to other instances, in ms. Default 4. */
  readonly relayGapMs?: number;
  /** Told about every failure of the relay; the hub goes on with what it has. Default: nothing. */
  readonly onError?: (error: unknown) => void;
  /** The clock, in ms. Default `Date.now`; a test may bring its own. */
  readonly now?: () => number;
}

/** The options with their defaults filled in. */
export type HubSettings = Required<Omit<HubOptions, 'relay'>>;

/** Fills in what is not given, or is given as `undefined`. */
export function withDefaults(options: HubOptions): HubSettings {
  return {
    keepMs: 300_000,
    keepAnswers: 10_000,
    keepBytes: 64 * 1024 * 1024,
    maxAnswerLength: 16 * 1024 * 1024,
    maxBufferedBytes: 1024 * 1024,
    replayStallMs: 10_000,
    maxReadersPerChannel: 64,
    maxReadersPerTag: 64,
    logEveryMs: 100,
    relayGapMs: 4,
    onError: () => undefined,
    now: Date.now,
    ...given(options),
  };
}
