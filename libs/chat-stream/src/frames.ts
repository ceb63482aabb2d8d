import { FrameError } from './errors.js';

/**
 * One message of the stream, server to client.
 *
 * - `token`: the next fragment of the answer's text; fragments are concatenated in the order of arrival.
 * - `done`: the end of the answer; `message_id` names the stored assistant message.
 *
 * Source: specification, Events.
 */
export type StreamFrame = { type: 'token'; data: string } | { type: 'done'; data: { message_id: string } };

/**
 * The wire text of a token frame.
 *
 * Half of a surrogate pair is legal: it travels as a `\udXXX` escape, so fragments that split a character still
 * concatenate to exactly what was sent.
 *
 * @example
 * encodeToken('Hi'); // '{"type":"token","data":"Hi"}'
 */
export function encodeToken(text: string): string {
  return `{"type":"token","data":${JSON.stringify(text)}}`;
}

/**
 * The wire text of a done frame.
 *
 * @example
 * encodeDone('m-1'); // '{"type":"done","data":{"message_id":"m-1"}}'
 */
export function encodeDone(messageId: string): string {
  return `{"type":"done","data":{"message_id":${JSON.stringify(messageId)}}}`;
}

/**
 * Reads a frame from its wire text.
 *
 * @throws {FrameError} when the text is not JSON, or not one of the two frames.
 * @example
 * parseFrame('{"type":"token","data":"Hi"}'); // { type: 'token', data: 'Hi' }
 */
export function parseFrame(raw: string): StreamFrame {
  const value = parseJson(raw);
  if (isRecord(value)) {
    const { type, data } = value;
    if (type === 'token' && typeof data === 'string') return { type, data };
    if (type === 'done' && isRecord(data) && typeof data['message_id'] === 'string') {
      return { type, data: { message_id: data['message_id'] } };
    }
  }
  throw new FrameError('The message is neither a token nor a done frame');
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (cause) {
    throw new FrameError('The message is not JSON', { cause });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
