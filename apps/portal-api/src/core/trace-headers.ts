import { createHash, randomUUID } from 'node:crypto';
import type { Trace } from './core-link.js';

/** A request id that is a trace already: what tracing tools and `randomUUID` make. */
const traceForm = /^[0-9a-f]{32}$/;
const traceBytes = 16;

/**
 * By what the logs of both sides find a request again. All calls of one request are one trace (W3C Trace Context), told by the
 * request's own id, so that nobody needs to keep two. Not sampled: the portal records no spans.
 */
export function traceHeaders({ requestId }: Pick<Trace, 'requestId'>): Readonly<Record<string, string>> {
  return {
    'x-request-id': requestId,
    traceparent: `00-${traceOf(requestId)}-${newSpanId()}-00`,
  };
}

/** Eight random bytes in hex. `randomUUID` has its randomness at hand; `randomBytes` asks the system for it at every call. */
function newSpanId(): string {
  const id = randomUUID();
  // The fields between hold the version and the variant, which are the same in all.
  return id.slice(0, 8) + id.slice(-8);
}

function traceOf(requestId: string): string {
  const plain = requestId.replaceAll('-', '').toLowerCase();
  if (traceForm.test(plain)) return plain;
  return createHash('sha256')
    .update(requestId)
    .digest('hex')
    .slice(0, 2 * traceBytes);
}
