import { AnswerPipe, type AnswerStream } from './answer-stream.js';
import { askQuestion } from './ask-question.js';
import { pause } from './backoff.js';
import { AskAbortedError, ChatClosedError } from './errors.js';
import { followAnswer } from './follow-answer.js';
import { within } from './request.js';
import type { ChatSettings } from './settings.js';
import { stopAnswer } from './stop-answer.js';

/** What the connection is doing: `asking` until the question is taken, then over sockets until the end. */
export type ConnectionState = 'idle' | 'asking' | 'connecting' | 'streaming' | 'reconnecting' | 'closed';

/** What may accompany a question. */
export interface AskOptions {
  /** Aborting it stops the answer at the server; the iteration ends with the `done` that follows. */
  readonly signal?: AbortSignal;
  /** Makes a repeated question the same question. Default: a fresh random key. */
  readonly idempotencyKey?: string;
}

interface AskEvents {
  onState(state: ConnectionState): void;
}

/**
 * One question from the request to the last frame.
 *
 * @param life ends everything when the chat is closed.
 */
export function startAsking(
  settings: ChatSettings,
  text: string,
  { signal: stop, idempotencyKey = crypto.randomUUID() }: AskOptions,
  events: AskEvents,
  life: AbortSignal,
): AnswerStream {
  const over = new AbortController();
  const follow = AbortSignal.any([over.signal, life]);
  const accepted = stop?.aborted
    ? Promise.reject(new AskAbortedError('Aborted before it was asked', { cause: stop.reason }))
    : askQuestion(settings, text, idempotencyKey, life);
  const pipe = new AnswerPipe(accepted, () => over.abort(new ChatClosedError('The reader has left')));
  const onStop = (): void => void stopAsking(settings, pipe, over, life);

  async function run(): Promise<void> {
    stop?.addEventListener('abort', onStop, { once: true });
    events.onState('asking');
    try {
      const answer = await accepted;
      follow.throwIfAborted();
      const onText = (fragment: string): void => pipe.push(fragment);
      pipe.complete(await followAnswer(settings, answer, { ...events, onText }, follow));
    } catch (error) {
      pipe.fail(error);
    } finally {
      over.abort();
      stop?.removeEventListener('abort', onStop);
      events.onState('idle');
    }
  }
  void run();
  return pipe;
}

/**
 * Nobody need wait for an answer that has not begun: the iteration ends at once, and the answer is stopped as soon as
 * there is one. An answer that has begun ends by its `done`, which has a bounded time to arrive.
 */
async function stopAsking(
  settings: ChatSettings,
  pipe: AnswerPipe,
  over: AbortController,
  life: AbortSignal,
): Promise<void> {
  const follow = AbortSignal.any([over.signal, life]);
  function giveUp(why: string, cause?: unknown): void {
    const error = new AskAbortedError(why, { cause });
    pipe.fail(error);
    over.abort(error);
  }
  if (!pipe.taken) pipe.fail(new AskAbortedError('Aborted before the answer began'));
  try {
    const { answerId } = await pipe.accepted;
    await stopAnswer(settings, answerId, within(settings.stopTimeoutMs, life));
    await pause(settings.stopTimeoutMs, follow);
  } catch (cause) {
    if (!follow.aborted) giveUp('The answer could not be stopped', cause);
    return;
  }
  giveUp('The answer did not end after its stop');
}
