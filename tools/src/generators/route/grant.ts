import type { Tree } from '@nx/devkit';
import { appendTo, appendToUnion, editRow, readLiteral } from '../edit-source.js';
import { editFile, readFile } from '../edit-file.js';
import { check } from '../generator-error.js';
import { files } from './files.js';

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
  const held = new Map(given.split(',').map((entry) => readHolder(entry.trim(), roles)));
  return new Map(roles.map((role) => [role, held.get(role) ?? null]));
}

function readHolder(entry: string, roles: readonly string[]): [string, string] {
  const [role = '', reach = 'own'] = entry.split(':');
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
  editFile(tree, files.areas, (text) => addToAreas(text, permission));
  editFile(tree, files.areasTest, (text) =>
    held.reduce((edited, [role]) => addToMenu(edited, role, readFile(tree, files.areas), permission), text),
  );
}

const areaOf = (permission: string): string => permission.split(':')[0]!.replace('.', '-');

/** A permission of an area that is there lets a user change it; any other is a new area to see. */
function addToAreas(text: string, permission: string): string {
  const name = areaOf(permission);
  const seen = new RegExp(`(name: '${name}', see: '[^']+') }`);
  if (seen.test(text)) return text.replace(seen, `$1, change: '${permission}' }`);
  return appendTo(
    appendToUnion(text, 'AreaName', `'${name}'`),
    'areas',
    `{ name: '${name}', see: '${permission}' }`,
  );
}

/** What the test expects a role to see: one area more, or a star at an area that it may now change. */
function addToMenu(text: string, role: string, areas: string, permission: string): string {
  const name = areaOf(permission);
  const isChange = areas.includes(`change: '${permission}'`);
  return editRow(text, role, (items) =>
    isChange ? items.map((item) => (item === `'${name}'` ? `'${name}*'` : item)) : [...items, `'${name}'`],
  );
}
