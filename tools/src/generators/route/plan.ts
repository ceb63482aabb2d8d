import type { Tree } from '@nx/devkit';
import { readFile } from '../edit-file.js';
import { readLiteral } from '../edit-source.js';
import { check } from '../generator-error.js';
import { namesOf, type Names } from '../names.js';
import { checkAddress } from './addresses.js';
import { files } from './files.js';
import { readGrant, type Grant } from './grant.js';
import { checkNotTaken } from './taken-names.js';
import { summaryOf } from './written-text.js';

export interface RouteOptions {
  readonly name: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly permission: string;
  readonly roles?: string;
  readonly summary?: string;
}

/** All that the files of a new operation are made from, checked. */
export interface RoutePlan {
  readonly names: Names;
  readonly method: NonNullable<RouteOptions['method']>;
  readonly path: string;
  /** Names of the path's parameters. */
  readonly parameters: readonly string[];
  /** First part of the path, the folder of the handler. */
  readonly area: string;
  /** The group that the documents show it in. */
  readonly heading: string;
  /** The operations that have a parameter where the path has a word: it has to come before them. */
  readonly later: readonly string[];
  readonly permission: string;
  /** Who holds the permission, when it is a new one. */
  readonly grant: Grant | undefined;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  readonly takesBody: boolean;
}

/** Checks the options against the repository. */
export function planRoute(tree: Tree, options: RouteOptions): RoutePlan {
  const names = namesOf(options.name);
  const { path, permission, method = 'GET' } = options;
  checkForm(path, permission);
  const [, area = '', group] = path.split('/');
  const summary = summaryOf(options.summary ?? names.words);
  check(
    /^[A-Z]/.test(summary),
    `The documents are in English: "${summary}" is no summary, it has to begin with an English letter.`,
  );
  checkPart(tree, options);
  const later = checkAddress(tree, { operation: names.camel, method, path });
  checkNotTaken(tree, names);
  return {
    names,
    method,
    path,
    parameters: parametersOf(path),
    area,
    heading: headingOf(area, group),
    later,
    permission,
    grant: readGrant(tree, permission, options.roles),
    summary,
    status: method === 'DELETE' ? 204 : method === 'POST' ? 201 : 200,
    takesBody: method === 'POST' || method === 'PUT' || method === 'PATCH',
  };
}

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** As the documents group the operations, by their paths. */
function headingOf(area: string, group: string | undefined): string {
  if (area === 'admin') return `Admin: ${group}`;
  return area === 'auth' ? 'Session' : area.charAt(0).toUpperCase() + area.slice(1);
}

function checkForm(path: string, permission: string): void {
  check(
    /^(\/([a-z][a-z0-9-]*|\{[a-z][A-Za-z0-9_]*\}))+$/.test(path) && !path.startsWith('/{'),
    `"${path}" is no path: it begins with the name of a part, has no slash at its end, and is written in small letters, like /notices or /notices/{id}.`,
  );
  const parameters = parametersOf(path);
  check(new Set(parameters).size === parameters.length, `"${path}" names a parameter twice.`);
  for (const name of parameters)
    check(!(name in Object.prototype), `Every object has a "${name}": call the parameter something else.`);
  check(
    /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)?:[a-z]+$/.test(permission),
    `"${permission}" is no permission: write it as notices:own.`,
  );
}

/** All operations of a part of the API ask for its permission; the test of the role grid holds them to it. */
function checkPart(tree: Tree, { path, permission, method = 'GET' }: RouteOptions): void {
  const [, area = '', group] = path.split('/');
  if (area === 'admin') return checkGroup(group, permission, method);
  const held = readLiteral(readFile(tree, files.roleGrid), 'own').get(area);
  check(
    held === undefined || held === permission,
    `Operations below /${area} ask for ${held}: take that permission, or another path.`,
  );
}

/** A group of the administration has a permission to read and one to write. */
function checkGroup(group: string | undefined, permission: string, method: string): void {
  check(
    group !== undefined && !group.startsWith('{'),
    'Operations below /admin belong to a group: take a path like /admin/notices.',
  );
  const wanted =
    group === 'analytics' ? 'admin.usage:read' : `admin.${group}:${method === 'GET' ? 'read' : 'write'}`;
  check(permission === wanted, `${method} below /admin/${group} asks for ${wanted}: take that permission.`);
}
