import type { AnswerClaim } from './hub.js';
import { isStillHeld } from './is-still-held.js';
import { LocalClaim } from './local-claim.js';

/**
 * Makes known that an answer begins now: should this process die the moment it has begun, the sockets on other instances get
 * 4502 within 10 s all the same. Await it before `begin()` if somebody is told that the answer has begun, such as by a 202.
 * One write to the store; while that is away, or in a single process, it does nothing. Resolves as `isStillHeld`, rejects
 * never.
 *
 * @example
 * if (!(await foretellAnswer(claim))) throw new Error('another instance answers there');
 * const answer = claim.begin();
 */
export async function foretellAnswer(claim: AnswerClaim): Promise<boolean> {
  return claim instanceof LocalClaim ? claim.foretell() : isStillHeld(claim);
}
