import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { permissions } from '../permissions.js';
import { policyMarkdown, policyTable } from '../policy-table.js';
import { roles } from '../roles.js';
import { policyPage, policyPageFile } from './policy-page.js';

describe('the page of the policy', () => {
  it('is up to date; else: npm run policy:page', async () => {
    expect(await readFile(policyPageFile, 'utf8')).toBe(policyPage());
  });

  it('has a row for each permission and a column for each role', () => {
    const lines = policyMarkdown().split('\n');
    expect(lines.length).toBe(permissions.length + 2);
    for (const line of lines) expect(line.split('|').length - 2).toBe(roles.length + 1);
    expect(lines).toContain(
      '| `admin.surveys:write` | – | – | – | own schools | own region | all | – | all |',
    );
  });
});

describe('the table as data', () => {
  it('has each permission with each role once, denials included', () => {
    const cells = policyTable();
    expect(new Set(cells.map(({ permission, role }) => `${permission} ${role}`)).size).toBe(
      permissions.length * roles.length,
    );
    expect(cells).toContainEqual({ permission: 'career:own', role: 'teacher', reach: null });
    expect(cells).toContainEqual({ permission: 'career:own', role: 'student', reach: 'own' });
  });
});
