import type ts from 'typescript';
import type { Change, Compare, Comparing, Use } from './compare-types.js';
import { isReadonlyProperty, visibilityOf } from './read-modifiers.js';
import { isContractInput } from './read-types.js';

/** Compares the properties of two types, and what they hold under names that are not known. */
export function createPropertyComparer({
  checker,
  reader,
  compare,
  assignable,
  differ,
  print,
}: Comparing): Compare {
  return (accepted, present, use, where) => [
    ...compareProperties(accepted, present, use, where),
    ...compareIndexes(accepted, present, use, where),
  ];

  function compareProperties(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const found: Change[] = [];
    for (const one of reader.propertiesOf(accepted)) {
      const place = `${where}.${reader.nameOf(one)}`;
      const other = reader.propertyOf(present, one);
      if (!other) {
        found.push({ where: place, change: 'is gone' });
        continue;
      }
      found.push(...compareModifiers(one, other, use, place));
      const inner = isContractInput(checker, accepted, one.name) ? 'give' : use;
      found.push(...compare(reader.typeOfProperty(one), reader.typeOfProperty(other), inner, place));
    }
    if (use === 'give')
      for (const other of reader.propertiesOf(present))
        if (!reader.isOptional(other) && !reader.propertyOf(accepted, other))
          found.push({ where: `${where}.${reader.nameOf(other)}`, change: 'is new and required' });
    return found;
  }

  function compareModifiers(one: ts.Symbol, other: ts.Symbol, use: Use, where: string): Change[] {
    const found: Change[] = [];
    const [wasOptional, isOptional] = [reader.isOptional(one), reader.isOptional(other)];
    if (use === 'read' && !wasOptional && isOptional) found.push({ where, change: 'may now be left out' });
    if (use === 'give' && wasOptional && !isOptional) found.push({ where, change: 'is now required' });
    // Compilers that tell left out from undefined apart ask for this.
    if (wasOptional && isOptional) {
      const [before, after] = [reader.maybeUndefined(one), reader.maybeUndefined(other)];
      if (use === 'read' && !before && after) found.push({ where, change: 'may now be undefined' });
      if (use === 'give' && before && !after) found.push({ where, change: 'no longer takes undefined' });
    }
    if (use === 'read' && !isReadonlyProperty(one) && isReadonlyProperty(other))
      found.push({ where, change: 'may no longer be changed' });
    const visibility = visibilityOf(other);
    if (visibility !== 'public' && visibilityOf(one) === 'public')
      found.push({ where, change: `is now ${visibility}` });
    return found;
  }

  function compareIndexes(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const after = checker.getIndexInfosOfType(present);
    return checker.getIndexInfosOfType(accepted).flatMap((one) => {
      const key = print(one.keyType);
      const place = `${where}[${key === 'string' ? 'name' : key}]`;
      const other =
        after.find(({ keyType }) => print(keyType) === key) ??
        after.find(({ keyType }) => assignable(one.keyType, keyType, 'give'));
      if (!other && use === 'read') return [{ where: place, change: 'is gone' }];
      if (!other) return assignable(accepted, present, use) ? [] : differ(accepted, present, where);
      if (use === 'read' && !one.isReadonly && other.isReadonly)
        return [{ where: place, change: 'may no longer be changed' }];
      return compare(one.type, other.type, use, place);
    });
  }
}
