import { formatFiles, type Tree } from '@nx/devkit';
import { checkSources } from '../check-sources.js';
import { addFile, editFile, readFile } from '../edit-file.js';
import { appendTo, readLiteral } from '../edit-source.js';
import { check } from '../generator-error.js';
import { rememberFiles } from '../remember-files.js';
import { runScripts } from '../run-scripts.js';
import { files } from './files.js';
import { addPermission } from './grant.js';
import { contractFile, contractRule, fakeOperation, handlerFile } from './new-files.js';
import { planRoute, type RouteOptions, type RoutePlan } from './plan.js';
import { addToContract, addToPortal, readRoutes } from './tables.js';
import { testFile } from './test-file.js';
import { inQuotes, sentenceOf } from './written-text.js';

/**
 * Adds an operation of `/api/v1`: contract, permission where it is new, handler, imitation and test, known to every table.
 * It answers from the start; what it says is yours to change.
 */
export async function routeGenerator(tree: Tree, options: RouteOptions): Promise<() => void> {
  const plan = planRoute(tree, options);
  const { kebab } = plan.names;

  addFile(tree, `${files.contracts}/${kebab}.ts`, contractFile(plan));
  addFile(tree, `${files.portal}/${plan.area}/${kebab}.ts`, handlerFile(plan));
  addFile(tree, `${files.portal}/rules/${kebab}.int.test.ts`, testFile(plan));

  if (plan.grant) addPermission(tree, plan.permission, plan.grant);
  addToContract(tree, plan);
  addToPortal(tree, plan);
  addToImitation(tree, plan);
  addPart(tree, plan);
  checkSources(tree);
  await formatFiles(tree);
  const takeBack = rememberFiles(tree, [files.frozen, files.policyPage]);
  return () => runScripts(tree.root, ['contract:accept', 'policy:page'], takeBack);
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
  const like = readRoutes(tree).find(
    (route) => route.permission === permission && access.has(route.operation),
  );
  check(
    like !== undefined,
    `No operation with ${permission} is in ${files.fakeAccess} to take its roles from.`,
  );
  return access.get(like.operation)!;
}

/** A new part of the API has its permission in the test of the role grid, and a new group a heading in the documents. */
function addPart(tree: Tree, { area, heading, permission, summary }: RoutePlan): void {
  if (area !== 'admin' && !readLiteral(readFile(tree, files.roleGrid), 'own').has(area))
    editFile(tree, files.roleGrid, (text) => appendTo(text, 'own', `${keyOf(area)}: '${permission}'`));
  if (!readLiteral(readFile(tree, files.tags), 'descriptions').has(heading))
    editFile(tree, files.tags, (text) =>
      appendTo(text, 'descriptions', `${keyOf(heading)}: ${inQuotes(sentenceOf(summary))}`),
    );
}

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
