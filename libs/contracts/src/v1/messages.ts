import { z } from 'zod';
import { defineContract } from '../contract.js';
import { idParams, opaqueId } from './identifiers.js';

/** Longest question, in UTF-16 units, after trimming. */
export const questionLimit = 8_000;

export const postMessageBody = z.strictObject({
  text: z.string().trim().min(1).max(questionLimit).meta({ example: 'Почему небо голубое?' }),
});

/** `hit` a cached answer · `stale` an old one while the assistant is down · `joined` shares an identical call · `miss`. */
export const cacheOutcome = z.enum(['hit', 'stale', 'joined', 'miss']);

export type CacheOutcome = z.infer<typeof cacheOutcome>;

export const acceptedAnswer = z.strictObject({
  answer_id: opaqueId,
  session_id: opaqueId,
  stream: z.string().meta({ description: 'Path of the WebSocket' }),
  cache: cacheOutcome,
});

export type AcceptedAnswer = z.infer<typeof acceptedAnswer>;

/** `Idempotency-Key`: 1 to 128 visible ASCII characters. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,128}$/, 'must be 1 to 128 visible characters');

export const postMessage = defineContract({
  name: 'postMessage',
  method: 'POST',
  path: '/assistant/sessions/{id}/messages',
  summary: 'Asks the assistant; the answer streams over the WebSocket of the dialog',
  params: idParams,
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

export const stopAnswer = defineContract({
  name: 'stopAnswer',
  method: 'DELETE',
  path: '/assistant/sessions/{id}/answers/{answer_id}',
  summary: 'Stops an answer; its stream ends with done',
  params: z.strictObject({ id: opaqueId, answer_id: opaqueId }),
  status: 204,
  errors: ['dialog_forbidden', 'core_unavailable'],
});
