import { visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { editFile, readFile } from '../edit-file.js';
import { addModuleLine, appendTo } from '../edit-source.js';
import { files } from './files.js';
import type { RoutePlan } from './plan.js';

/** Puts an operation into the list of the contract, before those that have a parameter where it has a word. */
export function addToContract(tree: Tree, { names: { camel, kebab }, later }: RoutePlan): void {
  editFile(tree, files.contractIndex, (text) => addModuleLine(text, `export * from './${kebab}.js';`));
  editFile(tree, files.contractList, (text) =>
    appendTo(
      addModuleLine(text, `import { ${camel} } from './${kebab}.js';`),
      'v1Contracts',
      camel,
      (element) => later.includes(element.split('.').at(-1)!),
    ),
  );
}

/** Puts it into the route table of the portal, in the same order. */
export function addToPortal(tree: Tree, { names: { camel, kebab }, area, later }: RoutePlan): void {
  const table = readFile(tree, files.routeTable);
  const laterRows = readRoutes(tree)
    .filter(({ operation }) => later.includes(operation))
    .map(({ file }) => `...${importedFrom(table, file)}(`);
  editFile(tree, files.routeTable, (text) =>
    appendTo(
      addModuleLine(text, `import { ${camel}Routes } from '../${area}/${kebab}.js';`),
      'apiV1',
      `...${camel}Routes()`,
      (element) => laterRows.some((row) => element.startsWith(row)),
    ),
  );
}

interface RouteRow {
  readonly operation: string;
  readonly permission: string;
  /** Below the sources of the portal: `courses/courses`. */
  readonly file: string;
}

/** The rows of the portal's routes, as its files have them. */
export function readRoutes(tree: Tree): RouteRow[] {
  const found: RouteRow[] = [];
  visitNotIgnoredFiles(tree, files.portal, (path) => {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return;
    const file = path.slice(files.portal.length + 1, -'.ts'.length);
    for (const [, operation, permission] of readFile(tree, path).matchAll(
      /contract: (\w+),\s+permission: '([^']+)'/g,
    ))
      found.push({ operation: operation!, permission: permission!, file });
  });
  return found;
}

const importedFrom = (table: string, file: string): string | undefined =>
  new RegExp(`import \\{ (\\w+) \\} from '\\.\\./${file}\\.js'`).exec(table)?.[1];
