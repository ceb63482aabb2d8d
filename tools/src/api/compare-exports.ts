import ts from 'typescript';
import { compareClasses } from './compare-classes.js';
import { compareTypeParameters } from './compare-type-parameters.js';
import { createTypeComparer, type Change } from './compare-types.js';
import { exportsOf, type Exported } from './exports-of.js';
import { parametersOfSymbol } from './list-type-parameters.js';
import { listReferencedTypes } from './referenced-types.js';

/**
 * Compares what two versions of one entry, or of one namespace, export.
 *
 * @param held types that are compared with the values that they are part of
 */
export function compareExports(
  checker: ts.TypeChecker,
  before: ts.Symbol | undefined,
  after: ts.Symbol | undefined,
  held: ReadonlySet<ts.Symbol>,
  within = '',
): Change[] {
  const accepted = exportsOf(checker, before);
  const present = exportsOf(checker, after);
  const names = new Map([...accepted].map(([name, { symbol }]) => [symbol, name]));
  const compareOne = (where: string, one: Exported, other: Exported | undefined): Change[] => {
    if (!other) return [{ where, change: 'is gone' }];
    if (one.isValue && !other.isValue) return [{ where, change: 'is no longer a value' }];
    if (isType(one) && !isType(other)) return [{ where, change: 'is no longer a type' }];
    const isClass = (one.symbol.flags & other.symbol.flags & ts.SymbolFlags.Class) !== 0;
    const areSpaces = (one.symbol.flags & other.symbol.flags & ts.SymbolFlags.Module) !== 0;
    const isPlainSpace =
      areSpaces && (one.symbol.flags & ~ts.SymbolFlags.Module & ts.SymbolFlags.Value) === 0;
    return [
      ...(areSpaces ? compareExports(checker, one.symbol, other.symbol, held, `${where}.`) : []),
      ...(one.isValue && !isPlainSpace ? compareValues(checker, where, one.symbol, other.symbol) : []),
      ...(isType(one) && !isClass ? compareTypes(checker, where, one.symbol, other.symbol, held) : []),
      ...(isClass ? compareClasses(checker, where, one.symbol, other.symbol, names) : []),
    ];
  };
  return [...accepted].flatMap(([name, one]) => compareOne(within + name, one, present.get(name)));
}

function compareValues(checker: ts.TypeChecker, name: string, one: ts.Symbol, other: ts.Symbol): Change[] {
  const { compare } = createTypeComparer(checker);
  return compare(checker.getTypeOfSymbol(one), checker.getTypeOfSymbol(other), 'read', name);
}

/** A type that is part of a value's type has been compared there, in the right direction. */
function compareTypes(
  checker: ts.TypeChecker,
  name: string,
  one: ts.Symbol,
  other: ts.Symbol,
  held: ReadonlySet<ts.Symbol>,
): Change[] {
  const comparing = createTypeComparer(checker);
  const counts = [one, other].map((symbol) => parametersOfSymbol(checker, symbol));
  const inParameters = compareTypeParameters(comparing, counts[0]!, counts[1]!, 'read', name);
  const isNewlyGeneric = counts[0]!.length === 0 && counts[1]!.some(({ fallback }) => !fallback);
  if (isNewlyGeneric) return [{ where: name, change: `had 0 type parameters, has ${counts[1]!.length}` }];
  if (inParameters.length > 0 || held.has(one)) return inParameters;
  const [before, after] = [checker.getDeclaredTypeOfSymbol(one), checker.getDeclaredTypeOfSymbol(other)];
  const read = comparing.compare(before, after, 'read', name);
  if (read.length > 0 || derivesFromValue(one)) return read;
  return comparing.compare(before, after, 'give', name);
}

/** The types that the exported values of some entries are made of. */
export function listHeldTypes(
  checker: ts.TypeChecker,
  entries: readonly (ts.Symbol | undefined)[],
): Set<ts.Symbol> {
  const exported = entries.flatMap((entry) => [...exportsOf(checker, entry).values()]);
  return listReferencedTypes(
    checker,
    exported.filter(({ isValue }) => isValue).map(({ symbol }) => symbol),
  );
}

const isType = ({ symbol }: Exported): boolean => (symbol.flags & ts.SymbolFlags.Type) !== 0;

/** `z.infer<typeof schema>` and the like: read from replies, and as free to grow as these. */
function derivesFromValue(symbol: ts.Symbol): boolean {
  const contains = (node: ts.Node): boolean =>
    ts.isTypeQueryNode(node) || (ts.forEachChild(node, contains) ?? false);
  return (symbol.declarations ?? []).some((node) => ts.isTypeAliasDeclaration(node) && contains(node));
}
