import * as z from 'zod';
import { defineContract } from '../contract.js';
import { questionLimit } from './constants.js';
import { dialogId } from './dialogs.js';
import { idOf } from './identifiers.js';

/** A question: 1 to 8,000 characters after trimming. */
export const postMessageBody = z.strictObject({
  text: z.string().trim().min(1).max(questionLimit).meta({ example: 'Почему небо голубое?' }),
});

/** `hit` a cached answer · `stale` an old one while the assistant is down · `joined` shares an identical call · `miss`. */
export const cacheOutcome = z.enum(['hit', 'stale', 'joined', 'miss']);

/** The type of {@link cacheOutcome}. */
export type CacheOutcome = z.infer<typeof cacheOutcome>;

const answerId = idOf('The answer', 'ans-41d0c6b2');

/** An answer has begun: its identifier, the path of its stream, and where it comes from. */
export const acceptedAnswer = z.strictObject({
  answer_id: answerId,
  session_id: dialogId,
  stream: z.string().meta({
    description: 'Path of the WebSocket',
    example: '/api/v1/assistant/sessions/dlg-5b0e9c1d/stream',
  }),
  cache: cacheOutcome.meta({
    description:
      '`hit`: an earlier answer; `stale`: an old one, while the assistant is down; `joined`: shared with the same question that is being answered; `miss`: made for this question',
    example: 'miss',
  }),
});

/** The type of {@link acceptedAnswer}. */
export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;

/** `Idempotency-Key`: 1 to 128 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 visible characters');

/**
 * `POST /assistant/sessions/{id}/messages`: Asks the assistant; the answer streams over the WebSocket of the dialog.
 */
export const postMessage = defineContract({
  name: 'postMessage',
  method: 'POST',
  path: '/assistant/sessions/{id}/messages',
  summary: 'Asks the assistant; the answer streams over the WebSocket of the dialog',
  description:
    'The reply means that an answer has begun; before that every failure is an error of this request. The answer itself comes as frames over the WebSocket at `stream`: open it before or after asking, nothing is lost. Personal data is removed from the question before it leaves the portal.',
  params: z.strictObject({ id: dialogId }),
  body: postMessageBody,
  status: 202,
  reply: acceptedAnswer,
  errors: [
    'dialog_forbidden',
    'answer_in_progress',
    'idempotency_conflict',
    'assistant_unavailable',
    'core_unavailable',
    'core_timeout',
    'core_bad_response',
  ],
});

/** `DELETE /assistant/sessions/{id}/answers/{answer_id}`: Stops an answer; its stream ends with done. */
export const stopAnswer = defineContract({
  name: 'stopAnswer',
  method: 'DELETE',
  path: '/assistant/sessions/{id}/answers/{answer_id}',
  summary: 'Stops an answer; its stream ends with done',
  description:
    'What came so far is kept. A stop of an answer that is over, or was never begun, does nothing and is no error.',
  params: z.strictObject({ id: dialogId, answer_id: answerId }),
  status: 204,
  errors: ['dialog_forbidden', 'core_unavailable', 'core_timeout', 'core_bad_response'],
});
