import { posix } from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { readFile } from './edit-file.js';

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/** What the compiler cannot read in a source file; undefined when it reads all of it. */
export function syntaxErrorOf(text: string): string | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return diagnostics[0] && ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' ');
}

/** The names that a file imports, and those of its own constants, functions and classes; one that is there twice comes twice. */
export function declaredNames(text: string): string[] {
  return parse(text).statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) ? importedBy(statement) : valuesOf(statement),
  );
}

/** The names of the values that a file exports, with those that it passes on from other files by `export *`. */
export function exportedNames(tree: Tree, path: string): Set<string> {
  const found = new Set<string>();
  for (const statement of parse(readFile(tree, path)).statements) {
    if (isExported(statement)) for (const name of valuesOf(statement)) found.add(name);
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause))
      for (const { name } of exportClause.elements) found.add(name.text);
    else if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
      for (const name of exportedNames(tree, besides(path, moduleSpecifier.text))) found.add(name);
  }
  return found;
}

/** The names of the members of an interface. */
export function membersOf(text: string, name: string): string[] {
  return parse(text).statements.flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) && statement.name.text === name
      ? statement.members.flatMap((member) => (member.name ? [member.name.getText()] : []))
      : [],
  );
}

const besides = (path: string, specifier: string): string =>
  posix.join(posix.dirname(path), specifier.replace(/\.js$/, '.ts'));

function importedBy({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : undefined;
  return [
    ...(importClause?.name ? [importClause.name.text] : []),
    ...(named ?? (bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : [])),
  ];
}

function valuesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  // Without a body it is one more signature of a function.
  if (ts.isFunctionDeclaration(statement))
    return statement.name && statement.body ? [statement.name.text] : [];
  return ts.isClassDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
