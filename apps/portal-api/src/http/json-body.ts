import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { Refusal } from '../refusal.js';

/** The most that a body may have. */
export const longestBodyBytes = 65_536;
/** No contract nests deeper than a handful; what does is made to hurt. */
const maxDepth = 32;

/** Bodies are `application/json` in UTF-8 of at most 64 KiB, nested at most 32 deep. */
export const jsonBody: RequestHandler = express.json({
  limit: longestBodyBytes,
  type: 'application/json',
  // Any JSON value is read; what does not fit is the contract's to say.
  strict: false,
  inflate: false,
  verify: (_request, _response, body, charset) => {
    if (charset !== 'utf-8') throw new Refusal('unsupported_media_type');
    // Decoding would put U+FFFD in the place of what the caller meant.
    if (!isUtf8(body)) throw new Refusal('malformed_json');
    if (depthOf(body) <= maxDepth) return;
    throw new Refusal('validation_failed', {
      errors: [{ pointer: '/body', message: 'is nested too deeply' }],
    });
  },
});

const [quote, escape] = [0x22, 0x5c];
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/** The deepest nesting in JSON text, found without parsing it. */
export function depthOf(json: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] as number;
    if (inString) {
      if (byte === escape) at++;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (isOpening(byte)) deepest = Math.max(deepest, ++depth);
    else if (isClosing(byte)) depth--;
  }
  return deepest;
}
