import { join } from 'node:path';
import ts from 'typescript';
import { hostWithInstalled } from '../api/parse-installed.js';
import type { Publishable } from '../packages/publishable.js';

/** Something that a library exports. */
export interface Exported {
  /** For the report: `@portal/rbac: can`. */
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** The exports of a library, each once, as TypeScript sees them in the sources. */
export function listExported(library: Publishable): { checker: ts.TypeChecker; exported: Exported[] } {
  const sources = library.subpaths.map(({ source }) => join(library.folder, source));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    customConditions: ['@portal/source'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const program = ts.createProgram(sources, options, hostWithInstalled(options));
  const checker = program.getTypeChecker();
  const seen = new Map<ts.Symbol, Exported>();
  for (const { specifier, source } of library.subpaths) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(library.folder, source))!);
    for (const found of module ? checker.getExportsOfModule(module) : []) {
      const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      // Several entries may give the same thing.
      if (!seen.has(symbol)) seen.set(symbol, { name: `${specifier}: ${found.name}`, symbol });
    }
  }
  return { checker, exported: [...seen.values()] };
}
