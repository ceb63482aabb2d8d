import { describe, expect, it } from '@jest/globals';
import { closingLine, formatTable, hasFailures } from './counts.js';

const rows = [
  { stage: 'lint', passed: 7, failed: 0 },
  { stage: 'test rbac', passed: 120, failed: 2 },
];

describe('the closing of a test run', () => {
  it('adds up all stages in one line', () => {
    expect(closingLine(rows)).toBe('127 passed, 2 failed');
  });

  it('shows one line a stage under a head', () => {
    expect(formatTable(rows).split('\n')).toEqual([
      'stage      passed  failed',
      'lint            7       0',
      'test rbac     120       2',
    ]);
  });

  it('fails when one stage failed', () => {
    expect(hasFailures(rows)).toBe(true);
    expect(hasFailures(rows.slice(0, 1))).toBe(false);
  });

  it('fails when nothing passed', () => {
    expect(hasFailures([{ stage: 'lint', passed: 0, failed: 0 }])).toBe(true);
  });
});
