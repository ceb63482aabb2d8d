import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * The built files that are reached from others by relative imports, the roots included: of what scripts import the scripts,
 * of what declarations import the declarations. Throws when an import leads nowhere.
 */
export async function listReached(roots: readonly string[]): Promise<Set<string>> {
  const reached = new Set<string>();
  const waiting = roots.flatMap(withDeclarations);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${file} is imported or exported, but was not built.`);
    reached.add(file);
    if (!/\.(js|ts)$/.test(file)) continue;
    const relative = importsOf(file, await readFile(file, 'utf8')).filter((name) => name.startsWith('.'));
    const imported = relative.map((name) => withDeclarations(join(dirname(file), name)));
    // Declarations need no scripts, those of a bundled entry are all in the bundle; and scripts need no declarations.
    waiting.push(
      ...imported.flatMap((files) => (file.endsWith('.d.ts') ? files.slice(-1) : files.slice(0, 1))),
    );
  }
  return reached;
}

/** A script is parsed: the scanner that is quick loses its way in the regular expressions of a bundle without white space. */
function importsOf(file: string, text: string): readonly string[] {
  if (file.endsWith('.ts'))
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest)
    .statements.filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier }) =>
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [],
    );
}

function withDeclarations(script: string): string[] {
  const declarations = script.replace(/\.js$/, '.d.ts');
  return declarations !== script && existsSync(declarations) ? [script, declarations] : [script];
}
