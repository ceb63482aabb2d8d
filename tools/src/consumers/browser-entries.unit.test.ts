import { describe, expect, it } from '@jest/globals';
import { listNeeds } from './browser-entries.js';

describe('what a built file needs', () => {
  it('are the packages that it and its types import', () => {
    expect(listNeeds('a.js', "import { z } from 'zod/v4'; import './own.js';")).toEqual(['zod']);
    expect(listNeeds('a.d.ts', "import type { Request } from 'express';")).toEqual(['express']);
  });

  it.each(['Buffer.from("a")', 'setImmediate(go)', 'if (process.pid) go()', 'new Worker(__filename)'])(
    'are the globals of Node: %s',
    (code) => expect(listNeeds('a.js', code)).toHaveLength(1),
  );

  it.each([
    'job.process(1)',
    'const job = { process: 1 }',
    'class Job { process() {} }',
    '// process.exit()',
  ])('are not names that look like them: %s', (code) => expect(listNeeds('a.js', code)).toEqual([]));
});
