import * as z from 'zod';
import { opaqueId } from '../v1/identifiers.js';
import { streamFrame } from '../v1/stream.js';

/** POST /v1/chat: the only four fields that leave the portal (specification, Internal chat request). */
export const coreChatRequest = z.strictObject({
  session_id: opaqueId,
  anonymous_user_id: z.string().min(1).max(256),
  messages: z.array(z.strictObject({ role: z.literal('user'), text: z.string().min(1) })).min(1),
  scenario: z.string().min(1).max(64),
});

/** The type of {@link coreChatRequest}. */
export type CoreChatRequestFields = z.infer<typeof coreChatRequest>;

/** One line of the `application/x-ndjson` reply: the public stream's own two shapes. */
export const coreChatLine = streamFrame;
