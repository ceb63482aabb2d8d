import ts from 'typescript';
import type { Change, Compare, Comparing, Use } from './compare-types.js';
import { openPartsOf, type OpenPart } from './open-parts.js';
import { parametersOfSymbol } from './list-type-parameters.js';

/**
 * Compares types that are not known before their type parameters are: by what they are made of. Two of another kind are
 * compared by the compiler.
 */
export function createOpenComparer(comparing: Comparing): Compare {
  const { checker, pairs, reader, compare, differ, assignable, print } = comparing;
  return (accepted, present, use, where) => {
    const [one, other] = [accepted.aliasSymbol, present.aliasSymbol];
    const inAliases = compareArguments(accepted, present, use, where);
    if (one && one === other && inAliases) return inAliases;
    if (one && other) pairs.pair(typesOf(one), typesOf(other));
    const before = openPartsOf(checker, accepted, use);
    const after = openPartsOf(checker, present, use);
    if (!before || !after || before.kind !== after.kind || before.parts.length !== after.parts.length)
      return assignable(accepted, present, use) ? [] : differ(accepted, present, where);
    pairs.pair(before.inner, after.inner);
    const found = [
      ...(inAliases ?? []),
      ...before.parts.flatMap((part, index) => comparePart(part, after.parts[index]!, where)),
    ];
    if (found.length === 0) return [];
    // By the same words, what they are made of says more.
    return print(accepted) === print(present) ? found : differ(accepted, present, where);
  };

  function typesOf(alias: ts.Symbol): ts.Type[] {
    return parametersOfSymbol(checker, alias).flatMap(({ types }) => types);
  }

  function compareArguments(accepted: ts.Type, present: ts.Type, use: Use, where: string) {
    const [before = [], after = []] = [accepted.aliasTypeArguments, present.aliasTypeArguments];
    if (before.length === 0 || before.length !== after.length) return undefined;
    return before.flatMap((argument, index) => compare(argument, after[index]!, use, where));
  }

  function comparePart(before: OpenPart, after: OpenPart, where: string): Change[] {
    if (!before.type || !after.type)
      return before.type === after.type ? [] : [{ where, change: 'is another type' }];
    const [one, other] = [before.type, after.type];
    // Of a table that is looked into, each accepted entry counts; it may have more.
    if (before.isTable && reader.isObject(one) && reader.isObject(other))
      return reader.propertiesOf(one).flatMap((property) => {
        const place = `${where}[${reader.nameOf(property)}]`;
        const found = reader.propertyOf(other, property);
        if (!found) return [{ where: place, change: 'is gone' }];
        return before.uses.flatMap((use) =>
          compare(reader.typeOfProperty(property), reader.typeOfProperty(found), use, place),
        );
      });
    return before.uses.flatMap((use) => compare(one, other, use, where));
  }
}

/** Not known before type parameters are; of an intersection, a part of it. */
export function isOpenType(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.flags & ts.TypeFlags.Instantiable) return true;
  if (type.isIntersection()) return type.types.some((part) => isOpenType(checker, part));
  return openPartsOf(checker, type, 'read') !== undefined;
}
