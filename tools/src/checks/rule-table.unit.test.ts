import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace.js';
import { readText } from './repository-files.js';
import { readRuleTable } from './rule-table.js';
import { specificationHeadings } from './specification-headings.js';

describe('reading a rule table', () => {
  it('takes rules without backticks, homes from backticks, and stops at the next heading', () => {
    const markdown = [
      '## Where is rule X',
      '',
      '| Rule | Home |',
      '|---|---|',
      '| `GET /a` | `apps/a.ts`, `apps/b.ts` |',
      '## Next',
      '| Rule | Home |',
      '| `GET /b` | `apps/c.ts` |',
    ].join('\n');
    expect(readRuleTable(markdown)).toEqual([{ rule: 'GET /a', homes: ['apps/a.ts', 'apps/b.ts'] }]);
  });

  it('refuses a text without the heading, or with another table under it', () => {
    expect(() => readRuleTable('# Other')).toThrow('no heading');
    expect(() => readRuleTable('## Where is rule X\n| What | Where |\n|---|---|')).toThrow('must start');
  });
});

describe("the README's table", () => {
  it.each(specificationHeadings)('has exactly one row for "%s"', (heading) => {
    const rules = readRuleTable(readText('README.md')).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule === heading)).toEqual([heading]);
  });

  it('names a home in every row, and each home exists', () => {
    const rows = readRuleTable(readText('README.md'));
    const homeless = rows.filter(({ homes }) => homes.length === 0).map(({ rule }) => rule);
    const missing = rows
      .flatMap(({ homes }) => homes)
      .filter((home) => !existsSync(join(workspaceRoot, home)));
    expect({ homeless, missing }).toEqual({ homeless: [], missing: [] });
  });
});
