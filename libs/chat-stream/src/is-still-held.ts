import { ClaimLostError } from './errors.js';
import type { AnswerClaim } from './hub.js';
import { LocalClaim } from './local-claim.js';

/**
 * Whether the channel is still this claim's; false also when that cannot be found out. Resolves at once, and asks the store
 * only after this instance has stood still for some seconds (its process was stopped, or its event loop blocked), in which
 * the others may have taken it for dead. Ask before `begin()` when much time has passed; rejects never.
 *
 * @example
 * const answer = (await isStillHeld(claim)) ? claim.begin() : undefined;
 */
export async function isStillHeld(claim: AnswerClaim): Promise<boolean> {
  if (claim instanceof LocalClaim) return claim.isHeld();
  return !(claim.signal.reason instanceof ClaimLostError);
}
