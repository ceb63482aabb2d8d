import { authorize } from './authorize.js';
import { permissions, type Permission, type Scope } from './permissions.js';
import { roles, type Role } from './roles.js';

/** One cell of the policy: what a role gets of a permission; null for nothing. */
export interface PolicyCell {
  /** What is asked for. */
  readonly permission: Permission;
  /** By whom. */
  readonly role: Role;
  /** How far it reaches; null: refused. */
  readonly reach: Scope | null;
}

/**
 * The whole policy as rows of data, for a report or a spreadsheet: each permission with each role, denials included.
 *
 * @example
 * policyTable().filter(({ role, reach }) => role === 'operator' && reach !== null);
 */
export const policyTable = (): readonly PolicyCell[] =>
  permissions.flatMap((permission) =>
    roles.map((role) => ({ permission, role, reach: authorize(role, permission) })),
  );

/** What a reach means, in words. */
export const reachWords: Readonly<Record<Scope, string>> = {
  own: 'own',
  own_school: 'own school',
  own_schools: 'own schools',
  own_region: 'own region',
  all: 'all',
};

/**
 * The policy as a Markdown table: permissions down, roles across, a dash for a denial.
 *
 * @example
 * writeFileSync('roles.md', policyMarkdown());
 */
export function policyMarkdown(): string {
  const cells = policyTable();
  const row = (first: string, others: readonly string[]) => `| ${[first, ...others].join(' | ')} |`;
  const rows = permissions.map((permission) =>
    row(
      `\`${permission}\``,
      cells
        .filter((cell) => cell.permission === permission)
        .map(({ reach }) => (reach === null ? '–' : reachWords[reach])),
    ),
  );
  return [
    row(
      'permission',
      roles.map((role) => `\`${role}\``),
    ),
    row(
      '---',
      roles.map(() => '---'),
    ),
    ...rows,
  ].join('\n');
}
