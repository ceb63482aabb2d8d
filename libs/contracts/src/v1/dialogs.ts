import * as z from 'zod';
import { defineContract } from '../contract.js';
import { idOf, timestamp } from './identifiers.js';

/** What a dialog is for. `general` is the default; answers of `career` are personal and never shared. */
export const scenario = z
  .string()
  .regex(/^[a-z][a-z0-9_-]{0,31}$/, 'must be 1 to 32 characters of a-z 0-9 _ - that start with a letter')
  .meta({ description: 'What the dialog is for', example: 'career' });

/** The identifier of a dialog. */
export const dialogId = idOf('The dialog', 'dlg-5b0e9c1d');

/** A dialog in the list. Specification, Assistant session. */
export const dialogSummary = z.strictObject({
  id: dialogId,
  title: z
    .string()
    .meta({ description: 'Made from the first question; empty before it', example: 'Почему небо голубое?' }),
  updated_at: timestamp.meta({ description: 'Last activity' }),
});

/** The user's dialogs, last activity first. */
export const dialogList = z.strictObject({ sessions: z.array(dialogSummary) });

/** A new dialog, with what it is for. */
export const createdDialog = z.strictObject({ id: dialogId, scenario, created_at: timestamp });

/** The type of {@link dialogList}. */
export type DialogList = z.infer<typeof dialogList>;
/** The type of {@link createdDialog}. */
export type CreatedDialog = z.infer<typeof createdDialog>;

/** A question of the user or an answer of the assistant. Specification, Message. */
export const message = z.strictObject({
  id: idOf('The message', 'msg-1c44e0'),
  role: z.enum(['user', 'assistant']),
  text: z.string().meta({ example: 'Почему небо голубое?' }),
});

/** The messages of a dialog in chronological order. */
export const messageList = z.strictObject({ messages: z.array(message) });

/** The type of {@link messageList}. */
export type MessageList = z.infer<typeof messageList>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

/** `GET /assistant/sessions`: The current user's dialogs, last activity first. */
export const listDialogs = defineContract({
  name: 'listDialogs',
  method: 'GET',
  path: '/assistant/sessions',
  summary: "The current user's dialogs, last activity first",
  description: 'Everybody sees the own dialogs only, whatever the role.',
  status: 200,
  reply: dialogList,
  errors: coreErrors,
});

/** `POST /assistant/sessions`: Creates a dialog; the body may be left out. */
export const createDialog = defineContract({
  name: 'createDialog',
  method: 'POST',
  path: '/assistant/sessions',
  summary: 'Creates a dialog; the body may be left out',
  description:
    'Without a body, or without `scenario`, the dialog is a `general` one. Answers in the scenario `career` are personal and never shared.',
  body: z.strictObject({ scenario: scenario.default('general') }),
  bodyOptional: true,
  status: 201,
  reply: createdDialog,
  errors: coreErrors,
});

/** `GET /assistant/sessions/{id}/messages`: The messages of a dialog in chronological order. */
export const listMessages = defineContract({
  name: 'listMessages',
  method: 'GET',
  path: '/assistant/sessions/{id}/messages',
  summary: 'The messages of a dialog in chronological order',
  description: "A dialog that does not exist and another user's are both `dialog_forbidden`.",
  params: z.strictObject({ id: dialogId }),
  status: 200,
  reply: messageList,
  errors: ['dialog_forbidden', ...coreErrors],
});
