import { hkdfSync } from 'node:crypto';

/** One key a purpose, all from PORTAL_SECRET, so that a leaked key of one opens nothing of another. */
export interface Keys {
  readonly pseudonym: Uint8Array;
  readonly answerKey: Uint8Array;
  readonly vault: Uint8Array;
  readonly session: Uint8Array;
  readonly limit: Uint8Array;
  readonly audit: Uint8Array;
  readonly stream: Uint8Array;
  readonly idempotency: Uint8Array;
}

export function deriveKeys(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'portal', purpose, 32));
  return {
    pseudonym: derive('pseudonym'),
    answerKey: derive('answer-key'),
    vault: derive('vault'),
    session: derive('session'),
    limit: derive('limit'),
    audit: derive('audit'),
    stream: derive('stream'),
    idempotency: derive('idempotency'),
  };
}
