import type { Tree } from '@nx/devkit';
import { editFile, readFile } from '../edit-file.js';
import { appendTo, appendToUnion, editRow, readLiteral } from '../edit-source.js';
import { check } from '../generator-error.js';
import { files } from './files.js';

/** An area that front ends show, as `visible-to.ts` has it. */
interface Area {
  readonly name: string;
  readonly see: string;
  readonly change: string | undefined;
}

/** Puts a new permission into the areas that front ends show, and into what the test and the examples say of them. */
export function addToMenu(tree: Tree, permission: string): void {
  const before = readAreas(readFile(tree, files.areas));
  const area = placeOf(before, permission);
  const row = `{ name: '${area.name}', see: '${area.see}'${area.change ? `, change: '${area.change}'` : ''} }`;
  const old = before.find(({ name }) => name === area.name);
  editFile(tree, files.areas, (text) =>
    old
      ? text.replace(new RegExp(`\\{\\s*name: '${area.name}',[^}]+\\}`), row)
      : appendTo(appendToUnion(text, 'AreaName', `'${area.name}'`), 'areas', row),
  );
  const menu = readMenu(tree);
  editFile(tree, files.areas, (text) =>
    text.replace(/(for a student: )\[.*\]/, `$1[${menu('student').map(quoted).join(', ')}]`),
  );
  editFile(tree, files.areasTest, (text) =>
    readRoles(tree).reduce((edited, role) => editRow(edited, role, () => menu(role, '*').map(quoted)), text),
  );
  editFile(tree, files.rbacReadme, (text) =>
    text.replace(
      /(role: '(\w+)'[^]*?menu\.join\(' '\)\); \/\/ ).*/,
      (_all, start: string, role: string) => start + menu(role).join(' '),
    ),
  );
}

const quoted = (text: string): string => `'${text}'`;

function readAreas(text: string): Area[] {
  const row = /\{\s*name: '([^']+)',\s+see: '([^']+)'(?:,\s+change: '([^']+)')?,?\s*\}/g;
  return [...text.matchAll(row)].map(([, name, see, change]) => ({ name: name!, see: see!, change }));
}

/** A permission to read shows its area; any other lets a user change it, or has an area to itself where there is one already. */
function placeOf(areas: readonly Area[], permission: string): Area {
  const [subject = '', action = ''] = permission.split(':');
  const name = subject.replace('.', '-');
  const there = areas.find((area) => area.name === name);
  const own = (as: string): Area => ({
    name: as,
    see: permission,
    change: action === 'write' ? permission : undefined,
  });
  if (!there) return own(name);
  if (action === 'read' && there.see === there.change && there.see === `${subject}:write`)
    return { ...there, see: permission };
  if (action !== 'read' && there.change === undefined) return { ...there, change: permission };
  const other = `${name}-${action}`;
  check(
    !areas.some((area) => area.name === other),
    `libs/rbac has an area "${other}" already: take another permission.`,
  );
  return own(other);
}

const readRoles = (tree: Tree): string[] => [...readLiteral(readFile(tree, files.roles), 'roles').values()];

/** What a role sees, with a mark at what it may change: by the table of the policy's test, which has every cell. */
function readMenu(tree: Tree): (role: string, mark?: string) => string[] {
  const areas = readAreas(readFile(tree, files.areas));
  const table = readLiteral(readFile(tree, files.policyTest), 'table');
  const roles = readRoles(tree);
  return (role, mark = '') => {
    const holds = (permission: string) => table.get(permission)?.split(' ')[roles.indexOf(role)] !== '-';
    return areas
      .filter(({ see }) => holds(see))
      .map(({ name, change }) => (change !== undefined && holds(change) ? `${name}${mark}` : name));
  };
}
