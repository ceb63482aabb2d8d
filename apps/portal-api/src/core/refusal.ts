import type { AxiosError } from 'axios';
import { CoreFailure, CoreRefused } from './core-errors.js';

const problem = /^application\/problem\+json\b/i;

/** Whether a failure is in the form of the contract: gateways speak in pages of their own. */
export const isOwnProblem = (headers: Readonly<Record<string, unknown>>): boolean =>
  problem.test(String(headers['content-type'] ?? ''));

/**
 * What a status tells that is neither a success nor the core's trouble (429, 5xx); null when it is, or when there is none. A refusal is the core's own word only in the form of its
 * contract: a gateway in front of a core that is gone says 404 or 403 as well, in a page of its own, and nobody is to be signed
 * out, and nothing forgotten, for that. A 401 is about the portal's token, and so no answer to what was asked either.
 */
export function refusalOf(error: AxiosError): CoreRefused | CoreFailure | null {
  const { response } = error;
  if (response === undefined || response.status === 429 || response.status >= 500) return null;
  return isOwnProblem(response.headers) && response.status !== 401
    ? new CoreRefused(response.status, { cause: error })
    : new CoreFailure('core_bad_response', { cause: error });
}
