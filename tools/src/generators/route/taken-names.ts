import type { Tree } from '@nx/devkit';
import { readFile } from '../edit-file.js';
import { check } from '../generator-error.js';
import type { Names } from '../names.js';
import { exportedNames, membersOf } from '../source-names.js';
import { files } from './files.js';

/** What the library exports or its client has is in no file that is edited: nothing there may be called so already. */
export function checkNotTaken(tree: Tree, { camel }: Names): void {
  check(
    !membersOf(readFile(tree, files.client), 'PortalClient').includes(camel),
    `The client of @portal/contracts has a "${camel}" of its own: choose another name.`,
  );
  const exported = exportedNames(tree, files.contractEntry);
  for (const name of [camel, `${camel}Params`, `${camel}Body`, `${camel}Reply`])
    check(!exported.has(name), `@portal/contracts exports "${name}" already: choose another name.`);
}
