import ts from 'typescript';

type Body = ts.FunctionLikeDeclaration;

/**
 * Whether a function throws by itself, or calls a function of its own package that does: not in a function inside, not what is
 * caught, and not what only passes on what was caught.
 */
export function mayThrow(checker: ts.TypeChecker, declaration: Body): boolean {
  return throwsIn(checker, declaration, new Set());
}

function throwsIn(checker: ts.TypeChecker, declaration: Body, seen: Set<ts.Node>): boolean {
  if (seen.has(declaration)) return false;
  seen.add(declaration);
  const caught = new Set<string>();
  const visit = (node: ts.Node): boolean => {
    if (ts.isThrowStatement(node) && !caught.has(node.expression.getText())) return true;
    if (ts.isFunctionLike(node)) return false;
    if (ts.isTryStatement(node) && node.catchClause) {
      const { block, variableDeclaration } = node.catchClause;
      if (variableDeclaration) caught.add(variableDeclaration.name.getText());
      return visit(block) || (node.finallyBlock ? visit(node.finallyBlock) : false);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = calledFunction(checker, node);
      if (called && throwsIn(checker, called, seen)) return true;
    }
    return ts.forEachChild(node, visit) ?? false;
  };
  return declaration.body ? visit(declaration.body) : false;
}

/** The function that a call reaches, when its source is part of the same package. */
function calledFunction(
  checker: ts.TypeChecker,
  call: ts.CallExpression | ts.NewExpression,
): Body | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (!declaration || declaration.getSourceFile().isDeclarationFile) return undefined;
  return ts.isFunctionLike(declaration) && 'body' in declaration ? (declaration as Body) : undefined;
}
