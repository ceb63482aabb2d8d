import type { AnswerWriter } from './answer-writer.js';
import type { CloseCode } from './close-codes.js';
import { withDefaults, type HubOptions } from './hub-options.js';
import { LocalHub } from './local-hub.js';
import { SharedHub } from './shared-hub.js';
import type { Reader, Sink } from './sink.js';

/** A socket's place in a hub. */
export interface Attachment {
  /** Resolves when the socket has its place and every instance knows of it, or it was closed. Rejects never. */
  readonly ready: Promise<void>;
  /** Takes the socket out of the hub without closing it. Call it when the socket has closed. Repeats do nothing. */
  detach(): void;
}

/**
 * The answer to "is one more socket allowed?" needs only these fields of a reader.
 *
 * @example
 * if (!hub.admits({ channel: 'dialog-1', tags: ['user:42'] })) refuse(429);
 */
export type Applicant = Pick<Reader, 'channel' | 'tags'>;

/**
 * A channel taken for one answer.
 *
 * @example
 * const claim = await hub.claim('dialog-1', 'answer-1');
 * try {
 *   await prepareTheQuestion();
 * } catch (error) {
 *   claim.release(); // no answer will come
 *   throw error;
 * }
 * const answer = claim.begin();
 */
export interface AnswerClaim {
  readonly answerId: string;
  /** Aborted by a stop, before or after the answer began; the same signal as the writer's. */
  readonly signal: AbortSignal;
  /**
   * Begins the answer; call it once.
   *
   * @throws {HubClosedError} when the hub has closed since the claim.
   * @throws {ClaimLostError} when another instance has taken the channel, or may have while this one stood still: see
   * `isStillHeld`.
   */
  begin(): AnswerWriter;
  /** Frees the channel when the answer did not begin after all. Does nothing once it has begun. */
  release(): void;
}

/**
 * How long a closing hub waits for running answers.
 *
 * @example
 * await hub.close({ graceMs: 5_000 });
 */
export interface CloseOptions {
  /** Running answers may take this long to end, in ms. Default 0. */
  readonly graceMs?: number;
}

/** Brings the frames of answers to the sockets that listen. */
export interface Hub extends AsyncDisposable {
  /**
   * Begins an answer: every socket on the channel gets it, now or later.
   *
   * @throws {AnswerInProgressError} when an answer runs on the channel.
   * @throws {AnswerEndedError} when an answer with this id has ended on the channel and is still kept.
   * @throws {HubClosedError} when the hub is closing.
   */
  begin(channel: string, answerId: string): AnswerWriter;
  /**
   * Takes the channel for an answer that has not begun yet, so that of two questions at once one is refused before
   * anything is done for it. Sockets see nothing of it until `begin()`.
   *
   * @throws {AnswerInProgressError} when another answer holds the channel.
   * @throws {AnswerEndedError} when an answer with this id has ended on the channel and is still kept.
   * @throws {HubClosedError} when the hub is closing.
   */
  claim(channel: string, answerId: string): Promise<AnswerClaim>;
  /**
   * Adds a socket. It gets the running answer from its start, or goes on where `resume` says, and then whatever
   * follows on the channel. A place that cannot be resumed closes the socket with 4404, one socket too many for all
   * instances together with 1013.
   *
   * @throws {TooManyReadersError} when the channel or a tag has its full number of sockets here.
   */
  attach(reader: Reader, sink: Sink): Attachment;
  /**
   * Whether one more socket may be attached on this instance: ask before the upgrade, so that a refusal is an HTTP status.
   * With several instances, their sum is asked when the socket is attached.
   */
  admits(applicant: Applicant): boolean;
  /** Asks the producer of an answer to stop (see `AnswerWriter.signal`). False when it does not hold the channel. */
  stop(channel: string, answerId: string): boolean | Promise<boolean>;
  /** Closes every socket with the tag, on every instance; returns how many there were here. */
  closeTagged(tag: string, code: CloseCode, reason?: string): number;
  /** Sockets attached here: all of them, or those with a tag. */
  count(tag?: string): number;
  /**
   * Takes nothing new, closes idle sockets with 1001, and the others when their answer ends or the grace is over.
   * What still runs then is ended with 4502 and its producer is told.
   */
  close(options?: CloseOptions): Promise<void>;
}

/**
 * Makes a hub for one process.
 *
 * @example
 * const hub = createHub();
 * attachWebSocket(hub, socket, { channel: 'dialog-1' });
 * const answer = hub.begin('dialog-1', 'answer-1');
 * answer.token('Hello');
 * answer.done('message-1');
 */
export function createHub(options: HubOptions = {}): Hub {
  const settings = withDefaults(options);
  return options.relay ? new SharedHub(settings, options.relay) : new LocalHub(settings);
}
