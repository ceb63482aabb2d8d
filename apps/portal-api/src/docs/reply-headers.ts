import type { Contract } from '@portal/contracts';
import type { JsonObject } from './json.js';

/** Response headers that more than one response has. */
export const headerComponents: Readonly<Record<string, JsonObject>> = {
  RequestId: {
    description:
      "The request's `X-Request-Id`, if it was a sane token of at most 128 characters, else a fresh one.",
    required: true,
    schema: { type: 'string', maxLength: 128 },
    example: '7f0c2f6e-5d1b-4a8e-9f53-2f6b1c0d9a41',
  },
  RetryAfter: {
    description: 'Seconds until another try makes sense.',
    schema: { type: 'integer', minimum: 0 },
    example: 5,
  },
  RateLimit: {
    description: 'What is left of each limit (`r`) and in how many seconds it is whole again (`t`).',
    schema: { type: 'string' },
    example: '"requests"; r=599; t=60',
  },
  RateLimitPolicy: {
    description: 'Each limit: how many requests (`q`) in how many seconds (`w`).',
    schema: { type: 'string' },
    example: '"requests"; q=600; w=60',
  },
  SetCookie: {
    description: 'The cookie `session`: `HttpOnly; SameSite=Lax; Path=/`, and `Secure` outside development.',
    schema: { type: 'string' },
    example: 'session=…; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
  },
  Location: {
    description: 'Address of what was created.',
    schema: { type: 'string' },
    example: '/api/v1/admin/courses/crs-algebra-7',
  },
  Stale: {
    description:
      'Only while the core service is away: the reply is the last good copy, this many seconds old.',
    schema: { type: 'integer', minimum: 0 },
    example: 40,
  },
};

const setCookie: readonly string[] = ['login', 'refreshSession', 'logout'];
const lastGoodCopy: readonly string[] = ['listCourses', 'readCourse', 'readRecommendations', 'readInterests'];

/** Names of the operations whose replies carry headers of their own. */
export const namedInHeaders: readonly string[] = [...setCookie, ...lastGoodCopy];

/** The headers of an operation's success. */
export function replyHeaders({ name, path, status }: Contract): JsonObject {
  const refer = (component: string) => ({ $ref: `#/components/headers/${component}` });
  return {
    'X-Request-Id': refer('RequestId'),
    RateLimit: refer('RateLimit'),
    'RateLimit-Policy': refer('RateLimitPolicy'),
    ...(setCookie.includes(name) ? { 'Set-Cookie': refer('SetCookie') } : {}),
    ...(status === 201 && path.startsWith('/admin/') ? { Location: refer('Location') } : {}),
    ...(lastGoodCopy.includes(name) ? { 'X-Portal-Stale': refer('Stale') } : {}),
  };
}
