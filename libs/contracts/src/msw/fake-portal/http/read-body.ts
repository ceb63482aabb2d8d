import type { Contract } from '../../../contract.js';
import { FakeProblem, wrongPlace } from './fake-problem.js';

const mostBytes = 64 * 1024;
const mostNesting = 32;

/**
 * The body of a request, as the portal reads it: JSON in UTF-8, at most 64 KiB, nested at most 32 deep. JSON is read even where
 * no body is asked for; anything else is then passed over.
 *
 * @throws {FakeProblem} unsupported_media_type, payload_too_large, malformed_json, validation_failed
 */
export async function readBody(contract: Contract, request: Request): Promise<unknown> {
  const left = contract.bodyOptional ? {} : undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  const { type, charset } = typeOf(request.headers.get('content-type') ?? '');
  if (type !== 'application/json') {
    if (contract.body && bytes.length > 0) throw new FakeProblem('unsupported_media_type');
    return left;
  }
  const isEncoded = !['', 'identity'].includes(request.headers.get('content-encoding') ?? '');
  if (charset !== 'utf-8' || isEncoded) throw new FakeProblem('unsupported_media_type');
  if (bytes.length > mostBytes) throw new FakeProblem('payload_too_large');
  if (bytes.length === 0) return {};
  const text = orMalformed(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (depthOf(text) > mostNesting) throw wrongPlace('/body', 'is nested too deeply');
  return orMalformed(() => JSON.parse(text) as unknown);
}

function typeOf(header: string): { type: string; charset: string } {
  const [type = '', ...parameters] = header.toLowerCase().split(';');
  const charsets = parameters.map((one) => /^\s*charset="?([^"]*)"?$/.exec(one)?.[1]);
  return { type: type.trim(), charset: charsets.find(Boolean) ?? 'utf-8' };
}

function orMalformed<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new FakeProblem('malformed_json');
  }
}

/** The deepest nesting of brackets outside strings, whether the text is JSON or not. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]+|\\[^])*"?|[[{\]}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}
