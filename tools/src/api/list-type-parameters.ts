import ts from 'typescript';

/** What a type parameter asks for and falls back to, as written where it is declared. */
export interface TypeParameter {
  readonly name: string;
  /** Itself, and as it is declared: a method of a generic type has parameters of its own for each of its types. */
  readonly types: readonly ts.Type[];
  readonly constraint: ts.Type | undefined;
  readonly fallback: ts.Type | undefined;
  /** Literals that are given stay literals. */
  readonly isConst: boolean;
}

/** The type parameters of a signature. */
export function parametersOfSignature(checker: ts.TypeChecker, signature: ts.Signature): TypeParameter[] {
  return (signature.typeParameters ?? []).flatMap((type) => readParameter(checker, type.symbol, type));
}

/** The type parameters of an interface, a class or an alias. */
export function parametersOfSymbol(
  checker: ts.TypeChecker,
  { declarations }: Pick<ts.Symbol, 'declarations'>,
): TypeParameter[] {
  const node = declarations?.find(
    (found) =>
      ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found),
  );
  return (node?.typeParameters ?? []).flatMap(({ name }) =>
    readParameter(checker, checker.getSymbolAtLocation(name)),
  );
}

function readParameter(
  checker: ts.TypeChecker,
  symbol: ts.Symbol | undefined,
  type?: ts.Type,
): TypeParameter[] {
  const node = symbol?.declarations?.find(ts.isTypeParameterDeclaration);
  if (!symbol || !node) return [];
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  const typeOf = (written: ts.TypeNode | undefined) => written && checker.getTypeFromTypeNode(written);
  return [
    {
      name: symbol.name,
      types: [declared, type ?? declared],
      constraint: typeOf(node.constraint),
      fallback: typeOf(node.default),
      isConst: node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ConstKeyword) ?? false,
    },
  ];
}
