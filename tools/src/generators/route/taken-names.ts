import type { Tree } from '@nx/devkit';
import { readFile } from '../edit-file.js';
import { check } from '../generator-error.js';
import type { Names } from '../names.js';
import { declaredNames, exportedNames, membersOf } from '../source-names.js';
import { files } from './files.js';

/** A name stands in the library, in its client and in the portal's table: nothing there may be called so already. */
export function checkNotTaken(tree: Tree, { camel }: Names): void {
  check(
    !membersOf(readFile(tree, files.client), 'PortalClient').includes(camel),
    `The client of @portal/contracts has a "${camel}" of its own: choose another name.`,
  );
  const exported = exportedNames(tree, files.contractEntry);
  for (const name of [camel, `${camel}Params`, `${camel}Body`, `${camel}Reply`])
    check(!exported.has(name), `@portal/contracts exports "${name}" already: choose another name.`);
  for (const [path, name] of [
    [files.contractList, camel],
    [files.routeTable, `${camel}Routes`],
  ] as const)
    check(
      !declaredNames(readFile(tree, path)).includes(name),
      `${path} has a "${name}" already: choose another name.`,
    );
}
