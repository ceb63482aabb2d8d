import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * One key a purpose, all from PORTAL_SECRET, so that a leaked key of one opens nothing of another. They are KeyObjects: raw
 * bytes would be made into one at every use, which costs more than the use itself.
 */
export interface Keys {
  readonly pseudonym: KeyObject;
  readonly answerKey: KeyObject;
  readonly vault: KeyObject;
  readonly session: KeyObject;
  readonly limit: KeyObject;
  readonly audit: KeyObject;
  readonly stream: KeyObject;
  readonly idempotency: KeyObject;
  readonly knownUser: KeyObject;
  readonly lastGood: KeyObject;
  readonly streamTag: KeyObject;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) =>
    createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'portal', purpose, 32)));
  return {
    pseudonym: derive('pseudonym'),
    answerKey: derive('answer-key'),
    vault: derive('vault'),
    session: derive('session'),
    limit: derive('limit'),
    audit: derive('audit'),
    stream: derive('stream'),
    idempotency: derive('idempotency'),
    knownUser: derive('known-user'),
    lastGood: derive('last-good'),
    streamTag: derive('stream-tag'),
  };
}
