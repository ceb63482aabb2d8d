import type { Contract } from '../contract.js';
import type { OperationName } from './operations.js';
import { parseForward } from './parse-forward.js';
import { PortalBadReply } from './portal-error.js';
import { PortalProblem } from './portal-problem.js';

/** Longest reply that is read, in bytes: far more than any page of the contract. */
export const replyLimit = 16 * 1024 * 1024;

/**
 * The body of a reply: parsed by its contract, or as it came when that is switched off.
 *
 * @throws {PortalProblem} for every status but 2xx
 * @throws {PortalBadReply} for a body that is no JSON, too long, or against the contract, and for one where there should be none
 */
export async function readReply(contract: Contract, response: Response, parse: boolean): Promise<unknown> {
  const operation = contract.name as OperationName;
  const text = await readText(response, operation);
  if (!response.ok) throw new PortalProblem(operation, response, parseJson(text));
  if (!contract.reply) {
    // The page that a gateway puts in its place is a 200.
    if (response.status !== contract.status) throw new PortalBadReply(operation, response.status, ['/']);
    return undefined;
  }
  const body = parseJson(text);
  if (body === undefined) throw new PortalBadReply(operation, response.status, ['/']);
  if (!parse) return body;
  const parsed = parseForward(contract.reply, body);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.slice(0, 20).map(({ path }) => `/${path.join('/')}`);
  throw new PortalBadReply(operation, response.status, places, { cause: parsed.error });
}

async function readText(response: Response, operation: OperationName): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > replyLimit) {
      await reader.cancel();
      throw new PortalBadReply(operation, response.status, ['/']);
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
