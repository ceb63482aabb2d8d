import fc from 'fast-check';
import type { Contract } from '@portal/contracts';

const strangeSegments = [
  'some-id',
  'crs-algebra-9',
  '..',
  '.',
  '%2e%2e',
  '%2E%2E%2Fetc%2Fpasswd',
  '..%5c..%5cwindows',
  '%2f',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%E0%A4%A',
  '%ff%fe',
  '%ED%A0%80',
  '%D0%9F%D1%80%D0%B8',
  '%25%32%65',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  ';a=b',
  'a;b',
  ':id',
  '{id}',
  '*',
  '(.*)',
  '~',
  "'%20OR%20'1'='1",
  '%0d%0aset-cookie:%20x=y',
  'a'.repeat(129),
  'a'.repeat(4_000),
  '%41'.repeat(600),
];

const strangeTargets = [
  '/',
  '//',
  '///',
  '/\\',
  '/?',
  '/#',
  '*',
  '/api',
  '/api/v1',
  '/api/v1/',
  '/api/v1//courses',
  '/api/v2/courses',
  '/API/V1/courses',
  '/api/v1/Courses',
  '/api/v1/courses/',
  '/api/v1/%63ourses',
  '/api/v1/courses%00',
  '/api/v1/courses%2f',
  '/api/v1/../../etc/passwd',
  '/api/v1/..%2f..%2fetc%2fpasswd',
  '/api/v1/%2e%2e/%2e%2e/',
  '/api/v1/auth/login/../session',
  '/api/v1/auth/login/..%2fsession',
  '/docs/../api/v1/courses',
  '/docs/%2e%2e/%2e%2e/package.json',
  '/docs/..%2f..%2fpackage.json',
  '/docs/errors/__proto__',
  '/docs/errors/..%2f',
  '/docs/%00',
  '/docs/%',
  '/metrics',
  '/livez',
  '/__proto__',
  '/api/v1/__proto__',
  '/api/v1/constructor/prototype',
  '/api/v1/socket.io/?EIO=4&transport=polling',
  '/api/v1/socket.io/?EIO=4&transport=websocket',
  '/api/v1/socket.io/?EIO=4&transport=websocket&sid=nobody',
  '/api/v1/socket.io/?EIO=3&transport=__proto__',
  '/api/v1/socket.io/',
  '/api/v1/socket.io',
  'http://evil.example/api/v1/courses',
  'http://[bad/',
  'http://user:password@portal/api/v1/courses',
  `/api/v1/${'a/'.repeat(1_500)}`,
  `/api/v1/courses?${'a=b&'.repeat(1_500)}`,
  '/api/v1/\xff\xfe',
  '/api/v1/a b',
  'no-slash',
];

const strangeQueries = [
  '?',
  '?=',
  '?&&&',
  '?%',
  '?%zz=%zz',
  '?limit=0',
  '?limit=1e99',
  '?limit=NaN',
  '?limit=%00',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?limit[a]=1',
  '?cursor=',
  '?cursor=x',
  '?cursor=%ff',
  '?cursor=eyJhIjoxfQ',
  `?cursor=${'x'.repeat(512)}`,
  `?cursor=${'x'.repeat(513)}`,
  '?from=2026-02-30',
  '?from=2026-09-02&to=2026-09-01',
  '?from=0001-01-01&to=9999-12-31',
  '?to=0001-01-01',
  '?from=9999-12-31',
  '?group_by=school',
  '?group_by=__proto__',
  '?__proto__=1',
  '?__proto__[role]=system_admin',
  '?constructor=1&toString=2',
  '?answer=a&offset=-1',
  '?answer=a&offset=99999999999',
  '?answer=%00',
  '?scope=all',
  '?role=system_admin',
  `?${'x'.repeat(3_000)}`,
];

const anySegment = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...strangeSegments) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 12 }).map((raw) => encodeURIComponent(wellFormed(raw))),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ minLength: 1, maxLength: 12 })
      .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')),
  },
);

const wellFormed = (text: string) => text.toWellFormed();

/** A path of the contract with something in its parameters; `known` are values that lead somewhere. */
export const anyPathOf = ({ path }: Contract, known: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...known), anySegment), { minLength: 2, maxLength: 2 })
    .map((segments) => `/api/v1${path.replaceAll(/\{\w+\}/g, () => segments.shift() ?? 'x')}`);

export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  { weight: 3, arbitrary: fc.constantFrom(...strangeQueries) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('limit', 'cursor', 'from', 'to', 'group_by', 'x'),
        fc.string({ unit: 'binary', maxLength: 20 }),
      )
      .map(([key, value]) => `?${key}=${encodeURIComponent(wellFormed(value))}`),
  },
);

/** Targets beside the routes: encoded, traversing, absolute, malformed. */
export const anyStrangeTarget: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...strangeTargets) },
  {
    weight: 1,
    arbitrary: fc.array(anySegment, { maxLength: 5 }).map((segments) => `/api/v1/${segments.join('/')}`),
  },
);
