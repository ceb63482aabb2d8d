import fc from 'fast-check';

const text = (value: string) => Buffer.from(value, 'utf8');
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

const brokenTexts = [
  '',
  ' ',
  'null',
  'true',
  '5',
  '"text"',
  '{',
  '}',
  '[',
  '{"text":',
  '{"text":"a",}',
  '{"text":"a"}{"text":"b"}',
  '{"text":"a"} x',
  "{'text':'a'}",
  '{text:"a"}',
  '{"text":NaN}',
  '{"text":1e9999}',
  '{"text":-0}',
  '{"text":00}',
  '{"text":"a\u0000b"}',
  '{"text":"a\\u0000b"}',
  '{"text":"\\ud800"}',
  '{"text":"\\udc00\\ud800"}',
  '{"text":"\\x"}',
  '{"text":"line\nbreak"}',
  '/* a */ {"text":"a"}',
  '\ufeff{"text":"a"}',
  '{"__proto__":{"text":"a"}}',
  '{"__proto__":null,"text":"a"}',
  '{"constructor":{"prototype":{"text":"a"}}}',
  '{"text":"a","text":"b"}',
  '{"text":"a","text":{"text":[]}}',
  '{"toString":1,"hasOwnProperty":1,"text":"a"}',
  nested('[', ']', 30_000),
  '['.repeat(60_000),
  `{"text":${nested('[', ']', 20_000)}}`,
  '{"a":'.repeat(10_000),
  `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`,
  `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":0`).join()}}`,
  `[${'0,'.repeat(30_000)}0]`,
  `{"text":"${'a'.repeat(65_500)}"}`,
  `{"text":"${'a'.repeat(66_000)}"}`,
  `{"text":${'9'.repeat(60_000)}}`,
  '{"text":"' + '\\u0000'.repeat(9_000) + '"}',
].map(text);

const brokenBytes = [
  Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.concat([text('{"text":"'), Buffer.from([0xed, 0xa0, 0x80, 0xf8, 0xff, 0xc0, 0xaf]), text('"}')]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00]),
  Buffer.alloc(70_000, 0x5b),
  Buffer.alloc(1_000),
];

/** Bodies that are no JSON, hardly JSON, or JSON that is made to hurt. */
export const anyBrokenBody: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...brokenTexts, ...brokenBytes) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 2,
    arbitrary: fc
      .jsonValue({ maxDepth: 6, noUnicodeString: false })
      .map((value) => text(JSON.stringify(value))),
  },
);
