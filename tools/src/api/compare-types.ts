import ts from 'typescript';
import { createListComparer } from './compare-lists.js';
import { createOpenComparer, isOpenType } from './compare-open-types.js';
import { createPropertyComparer } from './compare-properties.js';
import { createSignatureComparer } from './compare-signatures.js';
import { createUnionComparer } from './compare-unions.js';
import { PairedParameters } from './paired-parameters.js';
import { createTypeReader, type TypeReader } from './read-types.js';

/** One place of an exported name, and what became of it. */
export interface Change {
  readonly where: string;
  readonly change: string;
}

/** Whether a consumer reads values of a type, or gives them. */
export type Use = 'read' | 'give';

/** Consumers give what is read behind a parameter, and read what a callback is given. */
export const turned: Readonly<Record<Use, Use>> = { read: 'give', give: 'read' };

/** Compares an accepted type with the present one; the changes that break consumers, as places below `where`. */
export type Compare = (accepted: ts.Type, present: ts.Type, use: Use, where: string) => Change[];

/** What the parts of the comparison need from each other. */
export interface Comparing {
  readonly checker: ts.TypeChecker;
  readonly reader: TypeReader;
  readonly pairs: PairedParameters;
  readonly compare: Compare;
  print(type: ts.Type): string;
  /** By the compiler's own rule: the present type can be read as the accepted one, or takes what that takes. */
  assignable(accepted: ts.Type, present: ts.Type, use: Use): boolean;
  /** The two types in words, as the one change of this place. */
  differ(accepted: ts.Type, present: ts.Type, where: string): Change[];
}

const deepest = 20;

/** A comparer that remembers what it found about a pair of types, so that types which name themselves end. */
export function createTypeComparer(checker: ts.TypeChecker): Comparing {
  const found = new Map<string, readonly Change[]>();
  const ids = new Map<ts.Type, number>();
  const reader = createTypeReader(checker);
  const pairs = new PairedParameters();
  /** The generic types, by pair and use, whose members are being compared. */
  const inside = new Set<string>();
  let depth = 0;

  const comparing: Comparing = {
    checker,
    reader,
    pairs,
    compare(accepted, present, use, where) {
      if (accepted === present) return [];
      const pair = `${idOf(accepted)} ${idOf(present)} ${use}`;
      const known = found.get(pair) ?? compareNew(pair, accepted, present, use);
      return known.map((change) => ({ ...change, where: where + change.where }));
    },
    print: reader.print,
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
  const compareProperties = createPropertyComparer(comparing);
  const compareLists = createListComparer(comparing);
  const compareOpen = createOpenComparer(comparing);
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
    // The compiler lets both pass as anything else: code would no longer be checked, or no longer be reached.
    for (const lax of [ts.TypeFlags.Any, ts.TypeFlags.Never])
      if ((accepted.flags & lax) === 0 && (present.flags & lax) !== 0)
        return comparing.differ(accepted, present, where);
    const schemas = [reader.schemaSide(accepted, use), reader.schemaSide(present, use)] as const;
    if (schemas[0] && schemas[1]) {
      const lost =
        use === 'read' && accepted.symbol.name === 'ZodObject' && present.symbol.name !== 'ZodObject';
      if (lost) return [{ where, change: `was a ZodObject, is a ${present.symbol.name}` }];
      return comparing.compare(schemas[0], schemas[1], use, where);
    }
    if (accepted.isUnion() || present.isUnion()) return compareUnions(accepted, present, use, where);
    if (reader.isTypeParameter(present) && !pairs.has(present) && !reader.isTypeParameter(accepted))
      // What was no type parameter takes what the constraint takes, and gives what the default says.
      return comparing.compare(accepted, boundOf(present, use), use, where);
    if (reader.isTypeParameter(accepted) && reader.isTypeParameter(present))
      return pairs.areSame(accepted, present) ? [] : comparing.differ(accepted, present, where);
    if (isOpenType(checker, accepted) && isOpenType(checker, present))
      return compareOpen(accepted, present, use, where);
    if (accepted.flags & present.flags & ts.TypeFlags.UniqueESSymbol)
      return accepted.symbol.name === present.symbol.name ? [] : comparing.differ(accepted, present, where);
    if (!reader.isObject(accepted) || !reader.isObject(present))
      return byAssignment(accepted, present, use, where);
    const inLists = compareLists(accepted, present, use, where);
    if (inLists) return inLists;
    if (reader.isForeign(accepted)) return compareForeign(accepted, present, use, where);
    return compareMembers(accepted, present, use, where);
  }

  function compareMembers(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const generics = [reader.genericOf(accepted), reader.genericOf(present)] as const;
    const key = generics[0] && generics[1] && `${idOf(generics[0])} ${idOf(generics[1])} ${use}`;
    // Inside a generic type, another one of the same differs by its arguments alone; there may be no end of them.
    if (key !== undefined && inside.has(key)) return compareArguments(accepted, present, use, where);
    if (generics[0] && generics[1])
      pairs.pair(generics[0].typeParameters ?? [], generics[1].typeParameters ?? []);
    if (key !== undefined) inside.add(key);
    const changes = [
      ...compareSignatures(accepted, present, use, where),
      ...compareProperties(accepted, present, use, where),
    ];
    if (key !== undefined) inside.delete(key);
    return changes;
  }

  /** Types of other packages: the same one, with arguments that are compared. */
  function compareForeign(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const [before, after] = [reader.argumentsOf(accepted), reader.argumentsOf(present)];
    if (accepted.symbol !== present.symbol || before.length !== after.length)
      return byAssignment(accepted, present, use, where);
    return compareArguments(accepted, present, use, where);
  }

  function compareArguments(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    const after = reader.argumentsOf(present);
    return reader
      .argumentsOf(accepted)
      .flatMap((argument, index) =>
        after[index] ? comparing.compare(argument, after[index], use, where) : [],
      );
  }

  function byAssignment(accepted: ts.Type, present: ts.Type, use: Use, where: string): Change[] {
    return comparing.assignable(accepted, present, use) ? [] : comparing.differ(accepted, present, where);
  }

  function boundOf(type: ts.Type, use: Use): ts.Type {
    const fallback = use === 'read' ? checker.getDefaultFromTypeParameter(type) : undefined;
    return fallback ?? checker.getBaseConstraintOfType(type) ?? checker.getUnknownType();
  }

  function idOf(type: ts.Type): number {
    const id = ids.get(type) ?? ids.size;
    ids.set(type, id);
    return id;
  }
}
