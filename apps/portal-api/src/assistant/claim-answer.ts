import { createHash, randomUUID } from 'node:crypto';
import {
  AnswerEndedError,
  AnswerInProgressError,
  HubClosedError,
  type AnswerClaim,
  type Hub,
} from '@portal/chat-stream';
import type { Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import { StoreUnavailable } from '../store/key-value-store.js';

/** A dialog held for one answer. */
export interface HeldDialog {
  readonly claim: AnswerClaim;
  /**
   * The id under which the core stores the answer. It is the stream's as well, but for a repeat of a question whose stream has
   * failed: what broke off does not start again.
   */
  readonly messageId: string;
}

/**
 * Takes a dialog for one answer, on any instance, before anything is done for it. A question with an Idempotency-Key has the
 * same id at every repeat, so that the core stores it once, whatever became of the first try.
 *
 * @returns the id alone when this very question has its answer already, or hears it now: whoever repeats it finds it there
 * @throws Refusal `answer_in_progress` with the id of the answer that has it
 */
export async function claimAnswer(
  hub: Hub,
  dialogId: string,
  { text, trace }: { readonly text: string; readonly trace: Trace },
): Promise<HeldDialog | string> {
  const messageId =
    trace.idempotencyKey === undefined ? randomUUID() : sameId(dialogId, trace.idempotencyKey, text);
  try {
    return { messageId, claim: await claim(hub, dialogId, messageId) };
  } catch (error) {
    if (isHeardNow(error, messageId)) return messageId;
    if (!(error instanceof AnswerEndedError)) throw error;
    if (error.outcome.kind === 'done') return messageId;
    return { messageId, claim: await claim(hub, dialogId, randomUUID()) };
  }
}

async function claim(hub: Hub, dialogId: string, answerId: string): Promise<AnswerClaim> {
  try {
    return await hub.claim(dialogId, answerId);
  } catch (cause) {
    if (cause instanceof AnswerEndedError || isHeardNow(cause, answerId)) throw cause;
    if (cause instanceof AnswerInProgressError)
      throw new Refusal('answer_in_progress', { answerId: cause.answerId });
    if (cause instanceof HubClosedError)
      throw new Refusal('assistant_unavailable', { cause, retryAfterS: 1 });
    throw new StoreUnavailable('the dialog could not be claimed', { cause });
  }
}

/** Before it has begun an answer may fail without a word on the stream: a repeat must not be told then that there is one. */
const isHeardNow = (error: unknown, answerId: string) =>
  error instanceof AnswerInProgressError && error.answerId === answerId && error.hasBegun;

/** In the form of a UUID, as all other ids of answers. The key is opaque already; another text is another question. */
function sameId(dialogId: string, key: string, text: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([dialogId, key, text]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
