import ts from 'typescript';

/** A place in a source file that a generator needs is not there; says what to look for. */
export class PlaceNotFoundError extends Error {
  override readonly name = 'PlaceNotFoundError';
}

const parse = (text: string): ts.SourceFile =>
  ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true);

/** Adds an import or an export-from, in the order of the paths. */
export function addModuleLine(text: string, line: string): string {
  const own = pathOf(parse(line).statements[0]);
  if (own === undefined) throw new PlaceNotFoundError(`"${line}" imports nothing.`);
  const lines = parse(text).statements.filter((statement) => pathOf(statement) !== undefined);
  const next = lines.find((statement) => isBefore(own, pathOf(statement)!));
  const at = next ? next.getStart() : lines.length > 0 ? lines.at(-1)!.end + 1 : 0;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

/**
 * Adds an element to a list or an object, the one that a variable is set to or that a function returns: before the first
 * element that has to come later, else at the end.
 *
 * @throws {@link PlaceNotFoundError} when nothing of that name holds one
 */
export function appendTo(
  text: string,
  name: string,
  element: string,
  comesLater: (element: string) => boolean = () => false,
): string {
  const literal = findLiteral(parse(text), name);
  if (!literal) throw new PlaceNotFoundError(`There is no list or object in "${name}".`);
  const parts = ts.isArrayLiteralExpression(literal) ? literal.elements : literal.properties;
  const next = [...parts].find((part) => comesLater(part.getText()))?.getStart();
  if (next !== undefined) return `${text.slice(0, next)}${element},\n${text.slice(next)}`;
  const at = parts.length > 0 ? parts.at(-1)!.end : literal.getStart() + 1;
  return `${text.slice(0, at)}${parts.length > 0 ? ',' : ''}\n${element}${text.slice(at)}`;
}

/** Adds a member at the end of a type that is a union. */
export function appendToUnion(text: string, name: string, member: string): string {
  const alias = parse(text).statements.find(
    (node): node is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(node) && node.name.text === name,
  );
  if (!alias || !ts.isUnionTypeNode(alias.type)) throw new PlaceNotFoundError(`There is no union "${name}".`);
  const at = alias.type.end;
  return `${text.slice(0, at)} | ${member}${text.slice(at)}`;
}

/** Changes the items of the list in the row `[key, [items]]` of a table, if there is such a row. */
export function editRow(
  text: string,
  key: string,
  edit: (items: readonly string[]) => readonly string[],
): string {
  let edited = text;
  const visit = (node: ts.Node): void => {
    const [first, second] = ts.isArrayLiteralExpression(node) ? node.elements : [];
    if (
      first &&
      second &&
      ts.isStringLiteral(first) &&
      first.text === key &&
      ts.isArrayLiteralExpression(second)
    ) {
      const items = edit(second.elements.map((element) => element.getText()));
      edited = `${text.slice(0, second.getStart())}[${items.join(', ')}]${text.slice(second.end)}`;
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(text));
  return edited;
}

/** The keys and values, as text, of an object that a variable is set to; of a list, index and value. */
export function readLiteral(text: string, name: string): Map<string, string> {
  const literal = findLiteral(parse(text), name);
  if (!literal) throw new PlaceNotFoundError(`There is no list or object in "${name}".`);
  if (ts.isArrayLiteralExpression(literal))
    return new Map(literal.elements.map((element, index) => [String(index), unquote(element)]));
  const properties = literal.properties.filter(ts.isPropertyAssignment);
  return new Map(properties.map(({ name: key, initializer }) => [unquote(key), unquote(initializer)]));
}

type Literal = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

function findLiteral(file: ts.SourceFile, name: string): Literal | undefined {
  let found: Literal | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= literalOf(node.initializer);
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) found ??= returnedBy(node);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function literalOf(node: ts.Expression | undefined): Literal | undefined {
  if (!node) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return literalOf(node.expression);
  return ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node) ? node : undefined;
}

function returnedBy({ body }: ts.FunctionDeclaration): Literal | undefined {
  const statement = body?.statements.findLast(ts.isReturnStatement);
  return literalOf(statement?.expression);
}

function pathOf(statement: ts.Statement | undefined): string | undefined {
  if (!statement || !(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)))
    return undefined;
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
}

/** Packages first, then files from far to near. */
function isBefore(one: string, other: string): boolean {
  const [near, alsoNear] = [one.startsWith('.'), other.startsWith('.')];
  return near === alsoNear ? one < other : !near;
}

const unquote = (node: ts.Node): string =>
  ts.isStringLiteral(node) || ts.isIdentifier(node) ? node.text : node.getText();
