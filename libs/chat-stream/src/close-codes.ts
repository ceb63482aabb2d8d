/**
 * Why the server closed a stream. An answer that cannot complete never gets a `done`: its sockets are closed with one
 * of these codes instead.
 *
 * | code | meaning | what a client does |
 * |---|---|---|
 * | 1001 | the instance is going away | reconnect and resume |
 * | 1003 | the client sent data | give up: a defect of the client |
 * | 4401 | the session ended | sign in again |
 * | 4403 | the permission was withdrawn | give up |
 * | 4404 | the answer is unknown or too old | read the messages instead |
 * | 4408 | the reader was too slow | reconnect and resume |
 * | 4502 | the core failed after the answer began | show the failure, ask again |
 * | 4504 | the core stalled after the answer began | show the failure, ask again |
 *
 * @example
 * hub.closeTagged('session:9f2c', closeCodes.sessionEnded);
 */
export const closeCodes = {
  goingAway: 1001,
  clientSentData: 1003,
  sessionEnded: 4401,
  forbidden: 4403,
  answerUnknown: 4404,
  readerTooSlow: 4408,
  coreFailed: 4502,
  coreStalled: 4504,
} as const;

/** One of {@link closeCodes}. */
export type CloseCode = (typeof closeCodes)[keyof typeof closeCodes];

/**
 * The short English reason that travels with each code in the closing frame.
 *
 * @example
 * closeReasons[closeCodes.coreFailed]; // 'the core failed'
 */
export const closeReasons: Readonly<Record<CloseCode, string>> = {
  1001: 'going away',
  1003: 'this stream takes no data',
  4401: 'session ended',
  4403: 'forbidden',
  4404: 'answer unknown or too old',
  4408: 'reader too slow',
  4502: 'the core failed',
  4504: 'the core stalled',
};
