import { accessRules } from './contract-rules/access-rules.js';
import { addressRules } from './contract-rules/address-rules.js';
import { adminRules } from './contract-rules/admin-rules.js';
import { idempotencyRules } from './contract-rules/idempotency-rules.js';
import { inputRules } from './contract-rules/input-rules.js';
import type { ContractRule } from './contract-rules/rule.js';
import { sessionRules } from './contract-rules/session-rules.js';
import { streamRules } from './contract-rules/stream-rules.js';
import { successRules } from './contract-rules/success-rules.js';

export type { PortalUnderTest, SocketUnderTest } from './contract-rules/portal-under-test.js';
export { ContractBreach, type ContractRule } from './contract-rules/rule.js';

/**
 * What every portal does, and every imitation of one: each rule needs nothing but an address. They write, and delete what
 * they wrote but for dialogs and cached answers. A portal under test should allow some thousand requests a minute and sixty
 * logins, and its answers should take a few hundred milliseconds: a second question has to find the first one running.
 *
 * All rules take the same object: what is signed in once is kept with it. The socket needs a `Cookie` header, which the global
 * WebSocket cannot send.
 *
 * @example
 * const openSocket = (url, cookie) => new WebSocket(url, { headers: { cookie } }); // the one of the package ws
 * const staging = { baseUrl: 'https://staging.example', openSocket };
 *
 * describe('our staging portal', () => {
 *   it.each([...contractRules])('$title', ({ check }) => check(staging));
 * });
 */
export const contractRules: readonly ContractRule[] = [
  ...successRules,
  ...accessRules,
  ...inputRules,
  ...addressRules,
  ...sessionRules,
  ...idempotencyRules,
  ...adminRules,
  ...streamRules,
];
