import express, { type RequestHandler } from 'express';

/** Bodies are `application/json` of at most 64 KiB, and objects or arrays at the top. */
export const jsonBody: RequestHandler = express.json({
  limit: '64kb',
  type: 'application/json',
  strict: true,
  inflate: false,
});
