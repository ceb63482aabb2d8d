import type { KeyObject } from 'node:crypto';
import { keyedDigest } from '../keyed-digest.js';
import { normaliseQuestion } from './normalise-question.js';

/** Raised whenever an older answer must no longer match. */
const keyVersion = 2;

/**
 * The key of an answer in the cache: an HMAC of the normalised request (specification, Limits, rule 3), so that the
 * question cannot be read from it. The context digest keeps "explain more" from getting another dialog's answer.
 */
export function answerKey(
  secret: KeyObject,
  request: {
    readonly dialog: { readonly scenario: string };
    /** What answers are made from now: see answer-generation.ts. */
    readonly generation: string;
    readonly contextDigest: string;
    readonly question: string;
  },
): string {
  const canonical = JSON.stringify([
    keyVersion,
    request.dialog.scenario,
    request.generation,
    request.contextDigest,
    normaliseQuestion(request.question),
  ]);
  return keyedDigest(secret, canonical);
}
