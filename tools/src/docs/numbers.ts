import ts from 'typescript';

/** What the end of a name promises, and the words by which a comment says so. */
const units: readonly (readonly [ending: RegExp, words: RegExp])[] = [
  [/Ms$/, /\b(ms|milliseconds)\b/i],
  [/[a-z]S$|^(seconds|age)$/, /\b(s|seconds)\b/i],
  [/bytes$/i, /\b(bytes|[KM]i?B)\b/i],
  [/^(length|offset|start|end)$|Length$/, /\b(units|characters|bytes)\b/i],
];

/**
 * The numbers of an exported interface, class or function that nothing is said about, or whose unit is not said. Parameters
 * are explained by `@param` or by the function's own comment.
 */
export function listNumbersWithoutUnit(
  checker: ts.TypeChecker,
  name: string,
  node: ts.Declaration,
): string[] {
  if (ts.isFunctionDeclaration(node)) {
    const comment = ts
      .getJSDocCommentsAndTags(node)
      .map((part) => part.getText())
      .join('\n');
    return node.parameters
      .filter((parameter) => isNumber(checker, parameter))
      .flatMap((parameter) => judge(name, parameter.name.getText(), comment));
  }
  if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return [];
  return node.members.flatMap((member) => {
    const { name: key } = member;
    if (key === undefined || !ts.isIdentifier(key) || !isNumber(checker, member)) return [];
    if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) return [];
    const symbol = checker.getSymbolAtLocation(key);
    return judge(name, key.text, ts.displayPartsToString(symbol?.getDocumentationComment(checker)));
  });
}

function isNumber(checker: ts.TypeChecker, node: ts.Node): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
  return (type.flags & ts.TypeFlags.NumberLike) !== 0;
}

function judge(owner: string, name: string, comment: string): string[] {
  if (comment.trim() === '') return [`${owner}: nothing says what the number ${name} is`];
  const unit = units.find(([ending]) => ending.test(name));
  return unit && !unit[1].test(comment) ? [`${owner}: the unit of ${name} is not said`] : [];
}
