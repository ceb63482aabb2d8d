import type ts from 'typescript';
import { compareTypeParameters } from './compare-type-parameters.js';
import { createTypeComparer, type Change } from './compare-types.js';
import { parametersOfSymbol } from './list-type-parameters.js';
import { isAbstract } from './read-modifiers.js';

/**
 * Compares two classes beyond how they are constructed: their instances, what they extend, and what those who extend them
 * must add.
 *
 * @param names the names of what is exported beside them: only these, and the classes of others, can be told from outside
 */
export function compareClasses(
  checker: ts.TypeChecker,
  where: string,
  one: ts.Symbol,
  other: ts.Symbol,
  names: ReadonlyMap<ts.Symbol, string>,
): Change[] {
  const comparing = createTypeComparer(checker);
  const { reader } = comparing;
  const [before, after] = [one, other].map((symbol) => checker.getDeclaredTypeOfSymbol(symbol));
  const parameters = [one, other].map((symbol) => parametersOfSymbol(checker, symbol));
  const inParameters = compareTypeParameters(comparing, parameters[0]!, parameters[1]!, 'read', where);
  const kept = new Set(ancestorsOf(checker, after!).map(({ name }) => name));
  const lost = ancestorsOf(checker, before!).filter(
    (base) => (names.has(base) || !isOwn(base)) && !kept.has(base.name),
  );
  const isNewlyAbstract = isAbstract(other) && !isAbstract(one);
  const added = reader.propertiesOf(after!).filter((member) => {
    const known = reader.propertyOf(before!, member);
    return isAbstract(member) && (known === undefined || !isAbstract(known));
  });
  return [
    ...inParameters,
    ...comparing.compare(before!, after!, 'read', where),
    ...lost.map(({ name }) => ({ where, change: `no longer extends ${name}` })),
    ...(isNewlyAbstract
      ? [{ where, change: 'is now abstract' }]
      : added.map((member) => ({
          where: `${where}.${reader.nameOf(member)}`,
          change: 'is now left to subclasses',
        }))),
  ];
}

function ancestorsOf(checker: ts.TypeChecker, type: ts.Type): ts.Symbol[] {
  if (!type.isClassOrInterface()) return [];
  return checker
    .getBaseTypes(type)
    .flatMap((base) => (base.symbol ? [base.symbol, ...ancestorsOf(checker, base)] : []));
}

function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
}
