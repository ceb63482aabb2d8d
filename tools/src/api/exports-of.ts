import ts from 'typescript';

/** What a module or a namespace exports under a name. */
export interface Exported {
  readonly symbol: ts.Symbol;
  /** It can be used where the program runs: a class that is exported as a type alone cannot. */
  readonly isValue: boolean;
}

export function exportsOf(checker: ts.TypeChecker, space: ts.Symbol | undefined): Map<string, Exported> {
  if (!space) return new Map();
  // The type of a module has no place for what is exported as a type alone.
  const values = new Set(checker.getPropertiesOfType(checker.getTypeOfSymbol(space)).map(({ name }) => name));
  const isTypeSpace = (space.flags & ts.SymbolFlags.ValueModule) === 0;
  return new Map(
    checker.getExportsOfModule(space).map((found) => {
      // Names from `export *` of another file are the symbols themselves, others are aliases.
      const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0 && values.has(found.name);
      return [found.name, { symbol, isValue: isValue && !isTypeSpace }];
    }),
  );
}
