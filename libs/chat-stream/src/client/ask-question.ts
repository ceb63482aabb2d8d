import { backoffMs, pause } from './backoff.js';
import { ConnectionLostError, ProblemError } from './errors.js';
import { dialogPath, readRecord, request, within } from './request.js';
import type { ChatSettings } from './settings.js';

/** The reply to a question that was taken: an answer has begun. */
export interface Accepted {
  readonly answerId: string;
  /** The path of the stream. */
  readonly stream: string;
  /** `hit`, `stale`, `joined` or `miss`. */
  readonly cache: string;
}

/**
 * Sends the question. A request that is lost is repeated under the same idempotency key, so that one question never
 * becomes two answers; one that is refused is not.
 */
export async function askQuestion(
  settings: ChatSettings,
  text: string,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Accepted> {
  const giveUpAt = Date.now() + settings.giveUpMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const reply = await request(settings, 'POST', dialogPath(settings.dialogId, 'messages'), {
        body: { text },
        headers: { 'idempotency-key': idempotencyKey },
        signal: within(settings.askTimeoutMs, signal),
      });
      return readAccepted(await readRecord(reply));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ProblemError) throw error;
      if (Date.now() >= giveUpAt)
        throw new ConnectionLostError('The question could not be sent', { cause: error });
      await pause(backoffMs(attempt, settings.backoff), signal);
    }
  }
}

function readAccepted(body: Record<string, unknown> | undefined): Accepted {
  const { answer_id: answerId, stream, cache } = body ?? {};
  if (typeof answerId !== 'string' || typeof stream !== 'string') {
    throw new ProblemError(202, 'bad_reply', body, undefined);
  }
  return { answerId, stream, cache: typeof cache === 'string' ? cache : 'miss' };
}
