import { describe, expect, it } from '@jest/globals';
import { importedPackages, isAsStated, readExamples, statedLines } from './readme-examples.js';

const readme = [
  '# A library',
  '```sh',
  'npm install a-library',
  '```',
  '```ts',
  'console.log(1);',
  '```',
  'It prints:',
  '```text',
  '1',
  '```',
  '```ts',
  'a fragment',
  '```',
  '## More',
  '```ts run',
  'console.log(2);',
  '```',
  '## Other',
  '```text',
  'something else',
  '```',
].join('\n');

describe('the examples of a README', () => {
  it('are the first block and the marked ones, with what they print', () => {
    expect(readExamples(readme)).toEqual([
      { code: 'console.log(1);', output: '1', line: 6 },
      { code: 'console.log(2);', output: undefined, line: 17 },
    ]);
  });

  it('are none where no block is TypeScript, and an open block is an error', () => {
    expect(readExamples('# Nothing\n```sh\nls\n```')).toEqual([]);
    expect(() => readExamples('```ts\nopen')).toThrow('line 1');
  });

  it('state what they print behind each console.log, or not at all', () => {
    expect(
      statedLines('console.log(a); // one\nconst b = 2; // not this\nconsole.log(b); // 2: two'),
    ).toEqual(['one', '2: two']);
    expect(statedLines('console.log(a); // one\nconsole.log(b);')).toBeUndefined();
    expect(statedLines('const a = 1; // one')).toBeUndefined();
    expect([isAsStated('2', '2: two'), isAsStated('2', '2'), isAsStated('2', '22')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('name the packages to install, once each and without built-in modules', () => {
    const code = [
      "import { a } from '@portal/rbac/express';",
      "import { b } from '@portal/rbac';",
      "import express from 'express';",
      "import { c } from 'node:http';",
      "import './own.js';",
      "await import('zod/v4');",
    ].join('\n');
    expect(importedPackages(code)).toEqual(['@portal/rbac', 'express', 'zod']);
  });
});
