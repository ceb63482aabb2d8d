import { formatFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { addFile, editFile, readFile } from '../edit-file.js';
import { addModuleLine, appendTo, readLiteral } from '../edit-source.js';
import { check } from '../generator-error.js';
import { runScripts } from '../run-scripts.js';
import { files } from './files.js';
import { addPermission } from './grant.js';
import { contractFile, contractRule, fakeOperation, handlerFile } from './new-files.js';
import { planRoute, type RouteOptions, type RoutePlan } from './plan.js';
import { testFile } from './test-file.js';

/**
 * Adds an operation of `/api/v1`: contract, permission where it is new, handler, imitation and test, known to every table.
 * It answers from the start; what it says is yours to change.
 */
export async function routeGenerator(tree: Tree, options: RouteOptions): Promise<() => void> {
  const plan = planRoute(tree, options);
  const { camel, kebab } = plan.names;

  addFile(tree, `${files.contracts}/${kebab}.ts`, contractFile(plan));
  addFile(tree, `${files.portal}/${plan.area}/${kebab}.ts`, handlerFile(plan));
  addFile(tree, `${files.portal}/rules/${kebab}.int.test.ts`, testFile(plan));

  if (plan.grant) addPermission(tree, plan.permission, plan.grant);
  editFile(tree, files.contractIndex, (text) => addModuleLine(text, `export * from './${kebab}.js';`));
  editFile(tree, files.contractList, (text) =>
    appendTo(addModuleLine(text, `import { ${camel} } from './${kebab}.js';`), 'v1Contracts', camel),
  );
  editFile(tree, files.routeTable, (text) =>
    appendTo(
      addModuleLine(text, `import { ${camel}Routes } from '../${plan.area}/${kebab}.js';`),
      'apiV1',
      `...${camel}Routes()`,
    ),
  );
  addToImitation(tree, plan);
  addPart(tree, plan);
  await formatFiles(tree);
  return () => runScripts(['contract:accept', 'policy:page']);
}

function addToImitation(tree: Tree, plan: RoutePlan): void {
  editFile(tree, files.fakeOperations, (text) => appendTo(text, 'fakeOperations', fakeOperation(plan)));
  editFile(tree, files.fakeAccess, (text) =>
    appendTo(text, 'operationAccess', `${plan.names.camel}: ${accessOf(tree, plan)}`),
  );
  editFile(tree, files.contractRules, (text) => appendTo(text, 'checks', contractRule(plan)));
}

/** Who may call it, in the imitation's own table: as granted, or like another operation with the permission. */
function accessOf(tree: Tree, { grant, permission }: RoutePlan): string {
  if (grant) {
    const held = [...grant].filter(([, reach]) => reach !== null);
    return `{ ${held.map(([role, reach]) => `${role}: '${reach}'`).join(', ')} }`;
  }
  const access = readLiteral(readFile(tree, files.fakeAccess), 'operationAccess');
  const like = listOperations(tree, permission).find((name) => access.has(name));
  check(
    like !== undefined,
    `No operation with ${permission} is in ${files.fakeAccess} to take its roles from.`,
  );
  return access.get(like)!;
}

/** The operations of the portal that ask for a permission. */
function listOperations(tree: Tree, permission: string): string[] {
  const found: string[] = [];
  visitNotIgnoredFiles(tree, files.portal, (path) => {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) return;
    const rows = readFile(tree, path).matchAll(/contract: (\w+),\s+permission: '([^']+)'/g);
    for (const [, name, held] of rows) if (held === permission) found.push(name!);
  });
  return found;
}

/** A new part of the API has a heading in the documents, and its permission in the test of the role grid. */
function addPart(tree: Tree, { area, permission, summary }: RoutePlan): void {
  if (area === 'admin' || readLiteral(readFile(tree, files.roleGrid), 'own').has(area)) return;
  const heading = area.charAt(0).toUpperCase() + area.slice(1);
  editFile(tree, files.roleGrid, (text) => appendTo(text, 'own', `${keyOf(area)}: '${permission}'`));
  editFile(tree, files.tags, (text) =>
    appendTo(text, 'descriptions', `${keyOf(heading)}: '${summary.replaceAll("'", "\\'")}.'`),
  );
}

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
