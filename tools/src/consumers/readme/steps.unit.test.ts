import { describe, expect, it } from '@jest/globals';
import { listInstalls } from './list-installs.js';
import { readSteps } from './steps.js';

const block = (info: string, ...lines: readonly string[]) => [`\`\`\`${info}`, ...lines, '```'].join('\n');

describe('the blocks of a README', () => {
  it('are run one by one from top to bottom, each with what it prints', () => {
    const readme = [
      '# A library',
      block('sh', 'npm install a-library'),
      block('ts', 'console.log(1);'),
      'It prints:',
      block('text', '1'),
      block('ts server', 'console.log("up"); // up'),
      block('ts browser', 'console.log(2); // 2'),
      block('js', 'console.log(3); // 3'),
      block('sh', 'echo one', 'echo two'),
      block('text', 'one', 'two'),
    ].join('\n');
    expect(
      readSteps(readme).map(({ kind, language, stated, line }) => [kind, language, stated, line]),
    ).toEqual([
      ['shell', 'sh', undefined, 3],
      ['program', 'ts', ['1'], 6],
      ['server', 'ts', ['up'], 13],
      ['page', 'ts', ['2'], 16],
      ['program', 'js', ['3'], 19],
      ['shell', 'sh', ['one', 'two'], 22],
    ]);
  });

  it('that continue another are one program with it, and print what all say', () => {
    const readme = [
      block('ts', 'const a = 1;', 'console.log(a); // 1'),
      block('ts continued', 'console.log(a + 1); // 2'),
      block('ts continued', 'console.log(a + 2);'),
      block('text', '3'),
    ].join('\n');
    const [last, ...others] = readSteps(readme);
    expect(others).toEqual([]);
    expect(last?.code).toBe(
      'const a = 1;\nconsole.log(a); // 1\n\nconsole.log(a + 1); // 2\n\nconsole.log(a + 2);',
    );
    expect(last?.stated).toEqual(['1', '2', '3']);
  });

  it.each([
    ['nothing runs', block('json', '{}'), 'line 2: nothing runs "json"'],
    ['say no language', block('', 'x'), 'line 2: nothing runs ""'],
    ['ask for something unknown', block('ts skip', 'x'), 'nothing runs "ts skip"'],
    ['print nothing', block('ts', 'const a = 1;'), 'does not say what it prints'],
    [
      'say only a part of what they print',
      block('ts', 'console.log(1); // 1', 'console.log(2);'),
      'does not say',
    ],
    ['continue nothing', block('ts continued', 'console.log(1); // 1'), 'no program before it'],
    ['are the output of nothing', block('text', '1'), 'the output of nothing'],
    [
      'are the output of another section',
      [block('sh', 'ls'), '## Next', block('text', '1')].join('\n'),
      'of nothing',
    ],
    ['have no end', '```ts\nopen', 'line 1 has no end'],
    ['are indented', '- a list\n  ```ts\n  x\n  ```', 'Line 2'],
    ['stand behind a sign', '> ```ts\n> x\n> ```', 'Line 1'],
    ['are fenced by tildes', '~~~ts\nx\n~~~', 'Line 1'],
    ['are fenced by four', '````ts\nx\n````', 'Line 1'],
  ])('are refused when they %s', (_what, readme, reason) => expect(() => readSteps(readme)).toThrow(reason));

  it('name the packages to install, once each and without options and versions', () => {
    const readme = block(
      'sh',
      'npm install --save-dev @portal/rbac msw@3',
      'npm install msw',
      'npx msw init public',
    );
    expect(listInstalls(readme)).toEqual(['@portal/rbac', 'msw']);
  });
});
