import type { Outcome } from './answer.js';

/** A message that is not a frame of this protocol; thrown by `parseFrame`. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
  readonly code = 'bad_frame';
}

/**
 * The channel's answer has not ended yet: one answer at a time.
 *
 * @example
 * if (error instanceof AnswerInProgressError) reply(409, { answer_id: error.answerId });
 */
export class AnswerInProgressError extends Error {
  override readonly name = 'AnswerInProgressError';
  readonly code = 'answer_in_progress';

  /**
   * @param answerId the answer that holds the channel.
   * @param hasBegun false while it may still fail without a word: the channel is only claimed for it, or that is not known.
   */
  constructor(
    readonly answerId: string,
    readonly hasBegun = false,
  ) {
    super('An answer is still running on this channel');
  }
}

/**
 * An answer with this id has ended on the channel, not so long ago that it is forgotten: an id stands for one answer, and
 * whoever repeats a question under its old id can be pointed to the answer that there is.
 *
 * @example
 * if (error instanceof AnswerEndedError && error.outcome.kind === 'done') reply(202, { answer_id: answerId });
 */
export class AnswerEndedError extends Error {
  override readonly name = 'AnswerEndedError';
  readonly code = 'answer_ended';

  /** @param outcome how it ended. */
  constructor(readonly outcome: Outcome) {
    super('The answer has ended already');
  }
}

/** An answer grew past `maxAnswerLength`; it was ended with 4502. The reason of the writer's signal. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  readonly code = 'answer_too_long';
}

/**
 * Somebody asked to stop the answer. The reason of the writer's signal.
 *
 * @example
 * if (answer.signal.reason instanceof AnswerStoppedError) answer.done(await storeWhatThereIs());
 */
export class AnswerStoppedError extends Error {
  override readonly name = 'AnswerStoppedError';
  readonly code = 'answer_stopped';
}

/** The hub is closing or closed and takes nothing new. */
export class HubClosedError extends Error {
  override readonly name = 'HubClosedError';
  readonly code = 'hub_closed';
}

/**
 * One socket more than a channel or a tag may have. Check `admits()` before an upgrade to refuse politely.
 *
 * @example
 * prepareWebSocket(hub, reader).catch((error) => {
 *   if (error instanceof TooManyReadersError) refuse(429);
 * });
 */
export class TooManyReadersError extends Error {
  override readonly name = 'TooManyReadersError';
  readonly code = 'too_many_readers';
}

/** Another instance took this one for dead and ended its answer. The reason of the writer's signal. */
export class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
  readonly code = 'claim_lost';
}
