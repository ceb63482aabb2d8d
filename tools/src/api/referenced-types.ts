import ts from 'typescript';

/** The named types that the types of some values are made of, at any depth. */
export function listReferencedTypes(checker: ts.TypeChecker, values: readonly ts.Symbol[]): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    // The name of a constant is no use of the type that has the same name.
    if (ts.isIdentifier(node) && !ts.isVariableDeclaration(node.parent)) follow(node);
    ts.forEachChild(node, visit);
  };
  const follow = (name: ts.Identifier): void => {
    const symbol = checker.getSymbolAtLocation(name);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!target || found.has(target) || (target.flags & ts.SymbolFlags.Type) === 0) return;
    found.add(target);
    target.declarations?.filter(isOwn).forEach(visit);
  };
  const declaresType = (node: ts.Node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  for (const { declarations = [] } of values)
    declarations.filter((node) => !declaresType(node)).forEach(visit);
  return found;
}

/** Declarations of the compared packages, not those of the packages they import. */
function isOwn(node: ts.Node): boolean {
  return !node.getSourceFile().fileName.includes('/node_modules/');
}
