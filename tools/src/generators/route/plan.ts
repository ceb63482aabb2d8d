import type { Tree } from '@nx/devkit';
import { readFile } from '../edit-file.js';
import { readLiteral } from '../edit-source.js';
import { check } from '../generator-error.js';
import { namesOf, type Names } from '../names.js';
import { files } from './files.js';
import { readGrant, type Grant } from './grant.js';

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
  check(
    /^(\/([a-z][a-z0-9-]*|\{[a-z][A-Za-z0-9]*\}))+$/.test(path) && !path.startsWith('/{'),
    `"${path}" is no path: it begins with the name of a part, like /notices or /notices/{id}.`,
  );
  check(
    /^[a-z]+(\.[a-z]+)?:[a-z]+$/.test(permission),
    `"${permission}" is no permission: write it as notices:own.`,
  );
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  check(new Set(parameters).size === parameters.length, `"${path}" names a parameter twice.`);
  const area = path.split('/')[1]!;
  checkPart(tree, area, path, permission);
  checkAddress(tree, names, method, path);
  return {
    names,
    method,
    path,
    parameters,
    area,
    permission,
    grant: readGrant(tree, permission, options.roles),
    summary: sentenceOf(options.summary ?? names.words),
    status: method === 'DELETE' ? 204 : method === 'POST' ? 201 : 200,
    takesBody: method === 'POST' || method === 'PUT' || method === 'PATCH',
  };
}

/** Begins with a capital; the dot is put where it is needed. */
const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replace(/\.$/, '');

/** All operations of a part of the API ask for its permission; the test of the role grid holds them to it. */
function checkPart(tree: Tree, area: string, path: string, permission: string): void {
  const held = readLiteral(readFile(tree, files.roleGrid), 'own').get(area);
  check(
    held === undefined || held === permission,
    `Operations below /${area} ask for ${held}: take that permission, or another path.`,
  );
  const group = path.split('/')[2];
  check(
    area !== 'admin' || (group !== undefined && permission.startsWith(`admin.${group}:`)),
    `Operations below /admin/${group} ask for admin.${group}:read or admin.${group}:write.`,
  );
}

function checkAddress(tree: Tree, names: Names, method: string, path: string): void {
  const folder = files.contracts;
  const texts = tree.children(folder).map((file) => readFile(tree, `${folder}/${file}`));
  const same = path.replaceAll(/\{\w+\}/g, '{}');
  for (const text of texts)
    for (const [, found, foundMethod, foundPath] of text.matchAll(
      /name: '(\w+)',\s+method: '(\w+)',\s+path: '([^']+)'/g,
    )) {
      check(found !== names.camel, `There is an operation ${names.camel} already.`);
      check(
        foundMethod !== method || foundPath!.replaceAll(/\{\w+\}/g, '{}') !== same,
        `${method} ${path} is the operation ${found} already.`,
      );
    }
}
