import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { listReached } from '../packages/reached-files.js';
import type { Manifest, Publishable } from '../packages/publishable.js';

const nodeGlobals = new Set([
  'Buffer',
  'process',
  'setImmediate',
  'global',
  '__dirname',
  '__filename',
  'require',
]);

/**
 * The entries of a staged library that a browser can load: nothing that they or their types import is a part of Node or a
 * package that only some consumers install, and no global of Node is used.
 */
export async function listBrowserEntries(library: Publishable, staged: string): Promise<string[]> {
  const found: string[] = [];
  for (const { specifier, built } of library.subpaths)
    if (await isForBrowsers(join(staged, built), library.manifest)) found.push(specifier);
  return found;
}

async function isForBrowsers(entry: string, { dependencies = {} }: Manifest): Promise<boolean> {
  const files = [...(await listReached([entry]))].filter((file) => /\.(js|ts)$/.test(file));
  const needs = await Promise.all(files.map(async (file) => listNeeds(file, await readFile(file, 'utf8'))));
  return needs.flat().every((name) => name in dependencies);
}

/** The packages that a file imports, and the globals of Node that it uses. */
export function listNeeds(file: string, text: string): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const foreign = importedFiles.map(({ fileName }) => fileName).filter((name) => !name.startsWith('.'));
  return [...foreign.map(packageOf), ...(file.endsWith('.js') ? listNodeGlobals(text) : [])];
}

function listNodeGlobals(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isName = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && nodeGlobals.has(node.text) && !isName && !isKey(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  ts.createSourceFile('file.js', text, ts.ScriptTarget.Latest, true).forEachChild(visit);
  return found;
}

function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  const named =
    ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent);
  return named && parent.name === node;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
