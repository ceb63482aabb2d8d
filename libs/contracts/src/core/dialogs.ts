import * as z from 'zod';
import { opaqueId, timestamp } from '../v1/identifiers.js';

/** A dialog as the core keeps it: its owner is a pseudonym. */
export const coreDialog = z.object({
  id: opaqueId,
  anonymous_user_id: z.string(),
  scenario: z.string(),
  /** Made from the first question; null before it. */
  title: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});

/** The type of {@link coreDialog}. */
export type CoreDialog = z.infer<typeof coreDialog>;

/** GET /v1/sessions?anonymous_user_id= : last activity first. */
export const coreDialogsQuery = z.strictObject({ anonymous_user_id: z.string().min(1).max(256) });
/** The dialogs of one pseudonym, last activity first. */
export const coreDialogList = z.object({ sessions: z.array(coreDialog.omit({ anonymous_user_id: true })) });

/** POST /v1/sessions */
export const createCoreDialogBody = z.strictObject({
  anonymous_user_id: z.string().min(1).max(256),
  scenario: z.string().min(1).max(64),
});
/** A new dialog. */
export const createdCoreDialog = z.object({ id: opaqueId, scenario: z.string(), created_at: timestamp });

/** GET /v1/sessions/{id}/messages */
export const coreMessage = z.object({
  id: opaqueId,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  created_at: timestamp,
});
/** The messages of a dialog in chronological order. */
export const coreMessageList = z.object({ messages: z.array(coreMessage) });

/** The type of {@link coreMessage}. */
export type CoreMessage = z.infer<typeof coreMessage>;

/** PUT /v1/sessions/{id}/exchanges/{answer_id}: idempotent; the assistant message's id is the answer id. */
export const exchangeBody = z.strictObject({ question: z.string().min(1), answer: z.string() });
/** The identifier of the answer that was saved. */
export const savedExchange = z.object({ message_id: opaqueId });
