import ts from 'typescript';
import { createTypeComparer, type Change } from './compare-types.js';
import { listReferencedTypes } from './referenced-types.js';

/**
 * Compares what two versions of one entry export.
 *
 * @param held types that are compared with the values that they are part of
 */
export function compareExports(
  checker: ts.TypeChecker,
  before: ts.SourceFile,
  after: ts.SourceFile,
  held: ReadonlySet<ts.Symbol>,
): Change[] {
  const accepted = exportsOf(checker, before);
  const present = exportsOf(checker, after);
  return [...accepted].flatMap(([name, one]) => {
    const other = present.get(name);
    if (!other) return [{ where: name, change: 'is gone' }];
    if (isValue(one) && !isValue(other)) return [{ where: name, change: 'is no longer a value' }];
    if (isType(one) && !isType(other)) return [{ where: name, change: 'is no longer a type' }];
    return isValue(one)
      ? compareValues(checker, name, one, other)
      : compareTypes(checker, name, one, other, held);
  });
}

function compareValues(checker: ts.TypeChecker, name: string, one: ts.Symbol, other: ts.Symbol): Change[] {
  const { compare } = createTypeComparer(checker);
  const found = compare(checker.getTypeOfSymbol(one), checker.getTypeOfSymbol(other), 'read', name);
  if (!isType(one)) return found;
  const [before, after] = [checker.getDeclaredTypeOfSymbol(one), checker.getDeclaredTypeOfSymbol(other)];
  return [...found, ...compare(before, after, 'read', name)];
}

/** A type that is part of a value's type has been compared there, in the right direction. */
function compareTypes(
  checker: ts.TypeChecker,
  name: string,
  one: ts.Symbol,
  other: ts.Symbol,
  held: ReadonlySet<ts.Symbol>,
): Change[] {
  const counts = [one, other].map(countParameters);
  if (counts[1]!.required > counts[0]!.all || counts[1]!.all < counts[0]!.all)
    return [{ where: name, change: `had ${counts[0]!.all} type parameters, has ${counts[1]!.all}` }];
  // One more parameter with a default is for new uses alone.
  if (held.has(one) || counts[1]!.all !== counts[0]!.all) return [];
  const { compare } = createTypeComparer(checker);
  const [before, after] = [checker.getDeclaredTypeOfSymbol(one), checker.getDeclaredTypeOfSymbol(other)];
  const read = compare(before, after, 'read', name);
  if (read.length > 0 || derivesFromValue(one)) return read;
  return compare(before, after, 'give', name);
}

/** The types that the exported values of some entries are made of. */
export function listHeldTypes(checker: ts.TypeChecker, entries: readonly ts.SourceFile[]): Set<ts.Symbol> {
  const values = entries.flatMap((entry) => [...exportsOf(checker, entry).values()]).filter(isValue);
  return listReferencedTypes(checker, values);
}

function exportsOf(checker: ts.TypeChecker, file: ts.SourceFile): Map<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(file);
  if (!module) return new Map();
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => [
      symbol.name,
      // Names from `export *` of another file are the symbols themselves, others are aliases.
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  );
}

const isValue = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Value) !== 0;
const isType = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Type) !== 0;

/** `z.infer<typeof schema>` and the like: read from replies, and as free to grow as these. */
function derivesFromValue(symbol: ts.Symbol): boolean {
  const contains = (node: ts.Node): boolean =>
    ts.isTypeQueryNode(node) || (ts.forEachChild(node, contains) ?? false);
  return (symbol.declarations ?? []).some((node) => ts.isTypeAliasDeclaration(node) && contains(node));
}

function countParameters({ declarations }: ts.Symbol): { all: number; required: number } {
  const node = declarations?.find(
    (found) =>
      ts.isInterfaceDeclaration(found) || ts.isTypeAliasDeclaration(found) || ts.isClassDeclaration(found),
  );
  const parameters = [...(node?.typeParameters ?? [])];
  return { all: parameters.length, required: parameters.filter((parameter) => !parameter.default).length };
}
