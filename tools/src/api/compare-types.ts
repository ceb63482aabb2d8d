import type ts from 'typescript';
import { createSignatureComparer } from './compare-signatures.js';
import { createUnionComparer } from './compare-unions.js';
import { createTypeReader, isContractInput, type Tuple } from './read-types.js';

/** One place of an exported name, and what became of it. */
export interface Change {
  readonly where: string;
  readonly change: string;
}

/** Whether a consumer reads values of a type, or gives them. */
export type Use = 'read' | 'give';

/** Compares an accepted type with the present one; the changes that break consumers, as places below `where`. */
export type Compare = (accepted: ts.Type, present: ts.Type, use: Use, where: string) => Change[];

/** What the parts of the comparison need from each other. */
export interface Comparing {
  readonly checker: ts.TypeChecker;
  readonly compare: Compare;
  /** By the compiler's own rule: the present type can be read as the accepted one, or takes what that takes. */
  assignable(accepted: ts.Type, present: ts.Type, use: Use): boolean;
  /** The two types in words, as the one change of this place. */
  differ(accepted: ts.Type, present: ts.Type, where: string): Change[];
}

const deepest = 12;

/** A comparer that remembers what it found about a pair of types, so that types which name themselves end. */
export function createTypeComparer(checker: ts.TypeChecker): Comparing {
  const found = new Map<string, readonly Change[]>();
  const ids = new Map<ts.Type, number>();
  const reader = createTypeReader(checker);
  let depth = 0;

  const comparing: Comparing = {
    checker,
    compare(accepted, present, use, where) {
      if (accepted === present) return [];
      const pair = `${idOf(accepted)} ${idOf(present)} ${use}`;
      const known = found.get(pair) ?? compareNew(pair, accepted, present, use);
      return known.map((change) => ({ ...change, where: where + change.where }));
    },
    assignable: (accepted, present, use) =>
      use === 'read'
        ? checker.isTypeAssignableTo(present, accepted)
        : checker.isTypeAssignableTo(accepted, present),
    differ(accepted, present, where) {
      const [before, after] = [reader.print(accepted), reader.print(present)];
      return [{ where, change: before === after ? `is another ${before}` : `was ${before}, is ${after}` }];
    },
  };
  const compareUnions = createUnionComparer(comparing);
  const compareSignatures = createSignatureComparer(comparing);
  return comparing;

  function compareNew(pair: string, accepted: ts.Type, present: ts.Type, use: Use): Change[] {
    // While a pair is compared, it counts as fine: what is wrong with it is found anyway.
    found.set(pair, []);
    depth += 1;
    const changes =
      depth > deepest ? byAssignment(accepted, present, use, '') : compareOnce(accepted, present, use, '');
    depth -= 1;
    found.set(pair, changes);
    return changes;
  }

  function compareOnce(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const schemas = [reader.schemaSide(accepted, use), reader.schemaSide(present, use)] as const;
    if (schemas[0] && schemas[1]) return comparing.compare(schemas[0], schemas[1], use, where);
    if (accepted.isUnion() || present.isUnion()) return compareUnions(accepted, present, use, where);
    if (!reader.isObject(accepted) || !reader.isObject(present)) {
      const areOpen = reader.isOpen(accepted) && reader.isOpen(present);
      if (areOpen && reader.print(accepted) === reader.print(present)) return [];
      return byAssignment(accepted, present, use, where);
    }
    const elements = [reader.elementsOf(accepted), reader.elementsOf(present)] as const;
    if (elements[0] && elements[1]) return comparing.compare(elements[0], elements[1], use, `${where}[]`);
    const places = [reader.placesOf(accepted), reader.placesOf(present)] as const;
    if (places[0] && places[1]) return compareTuples(places[0], places[1], use, where);
    if (reader.isForeign(accepted)) return compareForeign(accepted, present, use, where);
    return [
      ...compareSignatures(accepted, present, use, where),
      ...compareProperties(accepted, present, use, where),
      ...compareIndexes(accepted, present, use, where),
    ];
  }

  /** A tuple that is given may get optional places, like the parameters of a function. */
  function compareTuples(before: Tuple, after: Tuple, use: Use, where: string): Change[] {
    const [shorter, longer] = [before.types.length, after.types.length];
    if (shorter > longer || (use === 'read' && shorter !== longer))
      return [{ where, change: `had ${shorter} elements, has ${longer}` }];
    if (use === 'give' && after.required > before.required)
      return [{ where, change: `needed ${before.required} elements, needs ${after.required}` }];
    return before.types.flatMap((type, index) =>
      comparing.compare(type, after.types[index]!, use, `${where}[${index}]`),
    );
  }

  /** Types of other packages: the same one, with arguments that are compared. */
  function compareForeign(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const [before, after] = [reader.argumentsOf(accepted), reader.argumentsOf(present)];
    if (accepted.symbol !== present.symbol || before.length !== after.length)
      return byAssignment(accepted, present, use, where);
    return before.flatMap((argument, index) => comparing.compare(argument, after[index]!, use, where));
  }

  function compareProperties(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const found: Change[] = [];
    for (const one of reader.propertiesOf(accepted)) {
      const place = `${where}.${reader.nameOf(one)}`;
      const other = reader.propertyOf(present, one);
      if (!other) {
        found.push({ where: place, change: 'is gone' });
        continue;
      }
      const [wasOptional, isOptional] = [reader.isOptional(one), reader.isOptional(other)];
      if (use === 'read' && !wasOptional && isOptional)
        found.push({ where: place, change: 'may now be left out' });
      if (use === 'give' && wasOptional && !isOptional)
        found.push({ where: place, change: 'is now required' });
      const inner = isContractInput(checker, accepted, one.name) ? 'give' : use;
      found.push(
        ...comparing.compare(reader.typeOfProperty(one), reader.typeOfProperty(other), inner, place),
      );
    }
    if (use === 'give')
      for (const other of reader.propertiesOf(present))
        if (!reader.isOptional(other) && !reader.propertyOf(accepted, other))
          found.push({ where: `${where}.${reader.nameOf(other)}`, change: 'is new and required' });
    return found;
  }

  function compareIndexes(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const [before, after] = [accepted.getStringIndexType(), present.getStringIndexType()];
    if (before && after) return comparing.compare(before, after, use, `${where}[name]`);
    return before ? byAssignment(accepted, present, use, where) : [];
  }

  function byAssignment(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    return comparing.assignable(accepted, present, use) ? [] : comparing.differ(accepted, present, where);
  }

  function idOf(type: ts.Type): number {
    const id = ids.get(type) ?? ids.size;
    ids.set(type, id);
    return id;
  }
}
