import { problemCodes, type ProblemCode } from '@portal/contracts';
import { toErrorResponse } from '../http/error-response.js';
import { Refusal, type RefusalOptions } from '../refusal.js';
import { errorGuide } from './error-guide.js';
import type { JsonObject } from './json.js';

const exampleRequestId = '7f0c2f6e-5d1b-4a8e-9f53-2f6b1c0d9a41';
/** What some codes carry besides the code. */
const extras: Partial<Record<ProblemCode, RefusalOptions>> = {
  validation_failed: {
    errors: [{ pointer: '/body/text', message: 'Too small: expected string to have >=1 characters' }],
  },
  answer_in_progress: { answerId: 'ans-41d0c6b2' },
};

/** The codes that say when to try again. */
const retryCodes: ReadonlySet<ProblemCode> = new Set([
  'rate_limited',
  'assistant_unavailable',
  'core_unavailable',
  'store_unavailable',
  'jobs_unavailable',
]);

/** The error as the portal would send it. */
export function problemExample(code: ProblemCode): JsonObject {
  return { ...toErrorResponse(new Refusal(code, extras[code]), exampleRequestId).body };
}

/** Responses of an operation by status, and the components that they refer to. */
export interface ErrorResponses {
  /** A reference for each status; the same set of codes shares one component. */
  of(codes: readonly ProblemCode[]): Record<string, JsonObject>;
  components(): Record<string, JsonObject>;
}

export function createErrorResponses(): ErrorResponses {
  const found = new Map<string, JsonObject>();
  return {
    of(codes) {
      const statuses = [...new Set(codes.map((code) => problemCodes[code].status))].sort();
      return Object.fromEntries(
        statuses.map((status) => {
          const same = codes.filter((code) => problemCodes[code].status === status).sort();
          const name = `${status}-${same.join('-or-')}`;
          found.set(name, describe(status, same));
          return [String(status), { $ref: `#/components/responses/${name}` }];
        }),
      );
    },
    components: () => Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function describe(status: number, codes: readonly ProblemCode[]): JsonObject {
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
  return {
    description: codes
      .map((code) => `[\`${code}\`](/docs/errors/${code}): ${errorGuide[code].when}`)
      .join('\n\n'),
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(codes.some((code) => retryCodes.has(code)) ? { 'Retry-After': header('RetryAfter') } : {}),
      ...(status === 429
        ? { RateLimit: header('RateLimit'), 'RateLimit-Policy': header('RateLimitPolicy') }
        : {}),
    },
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { status: { const: status }, code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(
          codes.map((code) => [code, { summary: problemCodes[code].title, value: problemExample(code) }]),
        ),
      },
    },
  };
}
