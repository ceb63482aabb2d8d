import { AnswerInProgressError, HubClosedError, type AnswerClaim, type Hub } from '@portal/chat-stream';
import { Refusal } from '../refusal.js';
import { StoreUnavailable } from '../store/key-value-store.js';

/**
 * Takes a dialog for one answer, on any instance, before anything is done for it.
 *
 * @throws Refusal `answer_in_progress` with the id of the answer that has it
 */
export async function claimAnswer(hub: Hub, dialogId: string, answerId: string): Promise<AnswerClaim> {
  try {
    return await hub.claim(dialogId, answerId);
  } catch (cause) {
    if (cause instanceof AnswerInProgressError)
      throw new Refusal('answer_in_progress', { answerId: cause.answerId });
    if (cause instanceof HubClosedError)
      throw new Refusal('assistant_unavailable', { cause, retryAfterS: 1 });
    throw new StoreUnavailable('the dialog could not be claimed', { cause });
  }
}
