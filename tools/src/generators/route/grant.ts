import type { Tree } from '@nx/devkit';
import { appendTo, readLiteral } from '../edit-source.js';
import { editFile, readFile } from '../edit-file.js';
import { check } from '../generator-error.js';
import { files } from './files.js';
import { addToMenu } from './menu.js';

/** Who holds a new permission, role by role in their order; null for a role that does not. */
export type Grant = ReadonlyMap<string, string | null>;

const reaches = ['own', 'own_school', 'own_schools', 'own_region', 'all'];

/** Reads `student,ministry:all`. Undefined when the permission is there and no roles are given. */
export function readGrant(tree: Tree, permission: string, given: string | undefined): Grant | undefined {
  const known = [...readLiteral(readFile(tree, files.permissions), 'permissions').values()];
  const roles = [...readLiteral(readFile(tree, files.roles), 'roles').values()];
  if (known.includes(permission)) {
    check(
      given === undefined,
      `${permission} is there already, and libs/rbac/src/policy.ts says who holds it: leave --roles out.`,
    );
    return undefined;
  }
  const hint = `A new one needs --roles, for example --roles=student,ministry:all. There are: ${known.join(', ')}.`;
  check(given !== undefined, `There is no permission ${permission}. ${hint}`);
  check(
    !permission.startsWith('dialogs'),
    'A dialog is for whom it belongs to, and libs/rbac has no further permission on dialogs: take dialogs:own.',
  );
  const holders = given.split(',').map((entry) => readHolder(entry.trim(), roles));
  const held = new Map(holders);
  check(held.size === holders.length, `"${given}" names a role twice.`);
  return new Map(roles.map((role) => [role, held.get(role) ?? null]));
}

function readHolder(entry: string, roles: readonly string[]): [string, string] {
  const [role = '', reach = 'own', ...rest] = entry.split(':');
  check(rest.length === 0, `"${entry}" is no holder: write it as student or ministry:all.`);
  check(roles.includes(role), `"${role}" is no role. There are: ${roles.join(', ')}.`);
  check(reaches.includes(reach), `"${reach}" is no reach. There are: ${reaches.join(', ')}.`);
  return [role, reach];
}

/** Puts a new permission into the list, the policy, the policy's test, and the areas that front ends show. */
export function addPermission(tree: Tree, permission: string, grant: Grant): void {
  const held = [...grant].filter(([, reach]) => reach !== null);
  const row = held.map(([role, reach]) => `${role}: '${reach}'`).join(', ');
  const cells = [...grant.values()].map((reach) => reach ?? '-').join(' ');
  editFile(tree, files.permissions, (text) => appendTo(text, 'permissions', `'${permission}'`));
  editFile(tree, files.policy, (text) => appendTo(text, 'policy', `'${permission}': { ${row} }`));
  editFile(tree, files.policyTest, (text) => appendTo(text, 'table', `'${permission}': '${cells}'`));
  addToMenu(tree, permission);
}
