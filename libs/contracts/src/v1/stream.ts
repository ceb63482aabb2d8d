import { z } from 'zod';
import { opaqueId } from './identifiers.js';

/** One frame of the stream: a text frame of the WebSocket, or the payload of the Socket.IO event `message`. */
export const streamFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('token'), data: z.string() }),
  z.strictObject({ type: z.literal('done'), data: z.strictObject({ message_id: opaqueId }) }),
]);

export type StreamFrame = z.infer<typeof streamFrame>;

/** Path of a dialog's stream below the version prefix. */
export const streamPath = '/assistant/sessions/{id}/stream';

/** Where a reader goes on: the answer, and the UTF-16 length of the text it has. */
export const resumeQuery = z.union([
  z.strictObject({ answer: opaqueId, offset: z.coerce.number().int().min(0).max(10_000_000).default(0) }),
  z.strictObject({}),
]);
