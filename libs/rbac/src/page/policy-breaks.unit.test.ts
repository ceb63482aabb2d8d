import { describe, expect, it } from '@jest/globals';
import type { Scope } from '../permissions.js';
import { policyTable, type PolicyCell } from '../policy-table.js';
import { acceptedText, readAccepted, readCells } from './accepted-policy.js';
import { noteBreaks } from './note-breaks.js';
import { policyBreaks } from './policy-breaks.js';

/** The table with another reach in one cell, or without what a filter leaves out. */
const changed = (permission: string, role: string, reach: Scope | null): PolicyCell[] =>
  policyTable().map((cell) =>
    cell.permission === permission && cell.role === role ? { ...cell, reach } : cell,
  );

describe('the accepted policy', () => {
  it('is kept: whoever may do something still may, and as far', async () => {
    // Undo what is listed. If it must be: npm run policy:page -- --breaking, and commit it as a breaking change.
    expect(policyBreaks(readCells(await readAccepted()), policyTable())).toEqual([]);
  });

  it('is up to date, so that a later loss is noticed; else: npm run policy:page', async () => {
    expect(await readAccepted()).toBe(acceptedText());
  });

  it('would be missed, cell by cell, if it were taken away', () => {
    const accepted = readCells(acceptedText());
    expect(accepted.length).toBeGreaterThan(50);
    for (const { permission, role } of accepted)
      expect(policyBreaks(accepted, changed(permission, role, null))).toEqual([
        `breaking: ${permission} of ${role} is gone`,
      ]);
  });

  it.each<[string, Scope | null, string[]]>([
    [
      'coordinator',
      'own_school',
      ['breaking: admin.surveys:read of coordinator was own_schools, is own_school'],
    ],
    ['ministry', 'own_region', ['breaking: admin.surveys:read of ministry was all, is own_region']],
    [
      'school_admin',
      'own_region',
      ['breaking: admin.surveys:read of school_admin was own_school, is own_region'],
    ],
    ['coordinator', 'all', []],
    ['operator', 'own_school', []],
  ])('and %s reaching %s: %j', (role, reach, lines) => {
    const table = changed('admin.surveys:read', role, reach);
    expect(policyBreaks(readCells(acceptedText()), table)).toEqual(lines);
  });

  it('misses a role and a permission that are gone as a whole', () => {
    const left = policyTable().filter(
      ({ permission, role }) => permission !== 'career:own' && role !== 'operator',
    );
    const accepted = readCells(acceptedText());
    const lines = policyBreaks(accepted, left);
    expect(lines).toContain('breaking: career:own of student is gone');
    const ofOperator = accepted.filter(({ role }) => role === 'operator');
    expect(lines.length).toBe(ofOperator.length + 1);
  });

  it.each(['session:own student', 'session:own student everything', 'session:own student own own'])(
    'is not read where it is damaged: %s',
    (line) => expect(() => readCells(line)).toThrow(`This is no cell: ${line}`),
  );
});

describe('the notes of a release', () => {
  it('keep the lines of each version apart, each line once, the newest first', () => {
    const first = noteBreaks(undefined, '1.0.0', ['a', 'b']);
    const again = noteBreaks(first, '1.0.0', ['b', 'c']);
    const second = noteBreaks(again, '2.0.0', ['d']);
    expect(second.slice(second.indexOf('## '))).toBe(
      '## After 2.0.0\n\n- d\n\n## After 1.0.0\n\n- c\n- a\n- b\n',
    );
    expect(second.startsWith('# Breaking changes\n\n')).toBe(true);
  });
});
