import * as z from 'zod';
import { idOf } from './identifiers.js';
import { wholeNumber } from './whole-number.js';

/** One frame of the stream: a text frame of the WebSocket, or the payload of the Socket.IO event `message`. */
export const streamFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('token'), data: z.string().meta({ example: 'Небо голубое, ' }) }),
  z.strictObject({
    type: z.literal('done'),
    data: z.strictObject({ message_id: idOf('The stored message', 'msg-1c44e0') }),
  }),
]);

/** The type of {@link streamFrame}. */
export type StreamFrame = z.infer<typeof streamFrame>;

/** Where a reader goes on: the answer, and the UTF-16 length of the text it has. */
export const resumeQuery = z.union([
  z.strictObject({
    answer: idOf('The answer to resume: `answer_id` of the reply', 'ans-41d0c6b2'),
    offset: wholeNumber({ from: 0, to: 10_000_000, otherwise: 0 }).meta({
      description: 'Length of the text received so far, in UTF-16 units',
      example: 14,
    }),
  }),
  z.strictObject({}),
]);
