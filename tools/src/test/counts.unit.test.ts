import { describe, expect, it } from '@jest/globals';
import { closingLine, formatFailures, formatTable, hasFailures } from './counts.js';

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

  it('names what failed with the beginning of its message, and a stage that tells nothing', () => {
    const failing = [
      ...rows,
      { stage: 'e2e', passed: 0, failed: 1, failures: ['login.spec.ts:5: signs in\n    no'] },
    ];
    expect(formatFailures(failing)).toBe(
      'Failed:\n\ntest rbac: see its output above\n\ne2e: login.spec.ts:5: signs in\n    no',
    );
    expect(formatFailures(rows.slice(0, 1))).toBeUndefined();
  });

  it('fails when one stage failed', () => {
    expect(hasFailures(rows)).toBe(true);
    expect(hasFailures(rows.slice(0, 1))).toBe(false);
  });

  it('fails when nothing passed', () => {
    expect(hasFailures([{ stage: 'lint', passed: 0, failed: 0 }])).toBe(true);
  });
});
