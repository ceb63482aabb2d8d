import fc from 'fast-check';

type Header = readonly [name: string, value: string];

const headers = (name: string, values: readonly string[]): Header[] => values.map((value) => [name, value]);

export const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=utf-32be',
  'application/json; charset=utf-7',
  'application/json; charset=utf-99',
  'application/json; charset=koi8-r',
  'application/json; charset="',
  'application/json;;;',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=',
  'text/plain',
  'json',
  '/',
  '',
  '\xff\xfe',
];

/** Headers that servers, proxies or libraries have stumbled over; every one of them is HTTP. */
const strangeHeaders: readonly Header[] = [
  ...headers('x-request-id', ['', 'a b', '"><script>', 'x'.repeat(200), '\xff', '__proto__', 'trace-1']),
  ...headers('idempotency-key', ['', ' ', 'x'.repeat(129), 'k\xff', 'one', 'two', '__proto__']),
  ...headers('x-forwarded-for', [
    '',
    'unknown',
    '1.2.3.4, 5.6.7.8',
    '[::1]:80',
    ',,,',
    '::ffff:1.2.3.4',
    '\xff',
  ]),
  ...headers('x-forwarded-proto', ['https', 'javascript', '']),
  ...headers('x-forwarded-host', ['evil.example', '']),
  ...headers('forwarded', ['for=1.2.3.4;proto=https', '"']),
  ...headers('origin', ['null', '', 'https://evil.example', 'http://[', '\xff', 'http://portal', 'file://']),
  ...headers('sec-fetch-site', ['cross-site', 'same-origin', 'none', '', 'x']),
  ...headers('content-encoding', ['gzip', 'deflate', 'br', 'identity', 'x-none', 'gzip, gzip', '']),
  ...headers('accept', ['', '*/*', 'text/html', 'application/xml;q=0.9,', 'a'.repeat(2_000)]),
  ...headers('accept-encoding', ['gzip', 'br;q=x', '*;q=0']),
  ...headers('range', ['bytes=0-0', 'bytes=-', 'bytes=9-1,2-3']),
  ...headers('if-none-match', ['*', '"x"', 'W/"']),
  ...headers('if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']),
  ...headers('connection', ['keep-alive', 'close', 'x-request-id', 'keep-alive, host']),
  ...headers('expect', ['100-continue']),
  ...headers('te', ['trailers', 'chunked']),
  ...headers('x-http-method-override', ['DELETE', 'PUT']),
  ...headers('traceparent', ['', '00-0-0-00', 'x'.repeat(500)]),
  ...headers('authorization', ['Bearer x', 'Basic \xff', '']),
  ...headers('referer', ['http://[', 'x'.repeat(3_000)]),
  ...headers('user-agent', ['', '\xff', '() { :; }; echo']),
  ...headers('__proto__', ['x']),
  ...headers('constructor', ['x']),
  ...headers('x-long', ['x'.repeat(9_000)]),
];

/** Bytes that no HTTP parser has to take. */
const brokenHeaders: readonly Header[] = [
  ['x-nul', 'a\x00b'],
  ['x-cr', 'a\rb'],
  ['bad name', 'x'],
  ['', 'x'],
  ['h\xffst', 'x'],
  ['host', 'second.example'],
  ['content-length', '-1'],
  ['content-length', 'abc'],
  ['transfer-encoding', 'gzip'],
  ['transfer-encoding', 'chunked, chunked'],
  ['expect', 'miracles'],
  ['x-huge', 'x'.repeat(20_000)],
];

export const anyHeaders: fc.Arbitrary<Header[]> = fc
  .tuple(
    fc.array(fc.constantFrom(...strangeHeaders), { maxLength: 3 }),
    fc.oneof(
      { weight: 30, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...brokenHeaders) },
    ),
  )
  .map(([strange, broken]) => (broken ? [...strange, broken] : strange));

const token = 'A'.repeat(43);

/** Makes of a live cookie what a client may send in its place; `live` is `session=<token>`. */
export const cookieForms: readonly ((live: string) => string | null)[] = [
  () => null,
  () => '',
  () => 'session',
  () => 'session=',
  () => 'session=""',
  () => `session=${token}`,
  () => 'session=%E0%A4%A',
  () => 'session=%00',
  () => `session=${'x'.repeat(6_000)}`,
  () => 'session=\xff\xfe',
  () => '__proto__=1; constructor=2',
  () => ';;; =; =;',
  (live) => `${live}; ${live}`,
  (live) => `${live}; session=${token}`,
  (live) => `Session=${token}; ${live}`,
  (live) => `a="; ${live}`,
  (live) => `${live} x`,
  (live) => live.replace('=', '="') + '"',
];
