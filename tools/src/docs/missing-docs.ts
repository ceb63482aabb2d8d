import { join } from 'node:path';
import ts from 'typescript';
import type { Publishable } from '../packages/publishable.js';

/**
 * What is missing in the documentation of a library's exports, one line each: a summary for every exported name, and
 * `@throws` for every exported function that throws.
 */
export function listMissingDocs(library: Publishable): string[] {
  const sources = library.subpaths.map(({ source }) => join(library.folder, source));
  const program = ts.createProgram(sources, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    customConditions: ['@portal/source'],
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  return library.subpaths.flatMap(({ specifier, source }) => {
    const file = program.getSourceFile(join(library.folder, source))!;
    const module = checker.getSymbolAtLocation(file);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported.flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      // Several entries may give the same thing.
      if (seen.has(target)) return [];
      seen.add(target);
      return judge(checker, `${specifier}: ${symbol.name}`, target);
    });
  });
}

function judge(checker: ts.TypeChecker, name: string, target: ts.Symbol): string[] {
  const summary = ts.displayPartsToString(target.getDocumentationComment(checker)).trim();
  if (summary === '') return [`${name} says nothing of itself`];
  const tags = target.getJsDocTags(checker).map(({ name }) => name);
  const throws = (target.declarations ?? []).some(
    (node) => ts.isFunctionDeclaration(node) && doesThrow(node),
  );
  return throws && !tags.includes('throws') ? [`${name} throws, and does not say what`] : [];
}

/** A `throw` of its own: not one of a function inside, one that is caught, or one that passes on what was caught. */
export function doesThrow(declaration: ts.FunctionDeclaration): boolean {
  const caught = new Set<string>();
  const visit = (node: ts.Node): boolean => {
    if (ts.isThrowStatement(node)) return !caught.has(node.expression.getText());
    if (ts.isFunctionLike(node)) return false;
    if (ts.isTryStatement(node) && node.catchClause) {
      const { block, variableDeclaration } = node.catchClause;
      if (variableDeclaration) caught.add(variableDeclaration.name.getText());
      return visit(block) || (node.finallyBlock ? visit(node.finallyBlock) : false);
    }
    return ts.forEachChild(node, visit) ?? false;
  };
  return declaration.body ? visit(declaration.body) : false;
}
