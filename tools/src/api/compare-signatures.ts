import ts from 'typescript';
import { createParameterComparer } from './compare-parameters.js';
import { compareTypeParameters } from './compare-type-parameters.js';
import type { Change, Compare, Comparing, Use } from './compare-types.js';
import { parametersOfSignature } from './list-type-parameters.js';
import { visibilityOfNode } from './read-modifiers.js';

/** Compares how two types are called and constructed; every accepted way must still work. */
export function createSignatureComparer(comparing: Comparing): Compare {
  const { checker, compare, assignable } = comparing;
  const compareParameters = createParameterComparer(comparing);
  return (accepted, present, use, where) => [
    ...compareKind(accepted, present, use, where, ts.SignatureKind.Call),
    ...compareKind(accepted, present, use, `${where}.constructor`, ts.SignatureKind.Construct),
  ];

  function compareKind(
    accepted: ts.Type,
    present: ts.Type,
    use: Use,
    where: string,
    kind: ts.SignatureKind,
  ): Change[] {
    const before = checker.getSignaturesOfType(accepted, kind);
    const after = checker.getSignaturesOfType(present, kind);
    if (before.length === 0) return [];
    if (after.length === 0) return [{ where, change: 'can no longer be called' }];
    if (before.length === 1 && after.length === 1) return compareOne(before[0]!, after[0]!, use, where);
    return before.flatMap((one, index) => {
      const takes = (other: ts.Signature, given: ts.Signature): boolean => {
        pairTypes(given, other, use);
        return compareParameters(given, other, use, where).length === 0;
      };
      const earlier = before.slice(0, index);
      // A call never comes to a signature behind one that takes the same.
      if (earlier.some((other) => takes(other, one))) return [];
      const first = after.findIndex((other) => takes(other, one));
      if (first === -1 && assignable(accepted, present, use)) return [];
      if (first === -1)
        return [{ where, change: `can no longer be called as ${checker.signatureToString(one)}` }];
      const found = compareOne(one, after[first]!, use, where);
      if (found.length > 0) return found;
      // One before it that takes a part of the same calls.
      return after
        .slice(0, first)
        .filter((other) => takes(one, other) && !earlier.some((known) => takes(known, other)))
        .flatMap((other) => compareResults(one, other, use, where));
    });
  }

  function compareOne(accepted: ts.Signature, present: ts.Signature, use: Use, where: string): Change[] {
    const visibility = visibilityOfNode(present.declaration as ts.Declaration | undefined);
    const isHidden =
      visibility !== 'public' &&
      visibilityOfNode(accepted.declaration as ts.Declaration | undefined) === 'public';
    return [
      ...(isHidden ? [{ where, change: `is now ${visibility}` }] : []),
      ...pairTypes(accepted, present, use, where),
      ...compareParameters(accepted, present, use, where),
      ...compareGuards(accepted, present, where),
      ...compareResults(accepted, present, use, where),
    ];
  }

  function pairTypes(accepted: ts.Signature, present: ts.Signature, use: Use, where = ''): Change[] {
    const [before, after] = [accepted, present].map((one) => parametersOfSignature(checker, one));
    return compareTypeParameters(comparing, before!, after!, use, where);
  }

  function compareResults(accepted: ts.Signature, present: ts.Signature, use: Use, where: string): Change[] {
    const [before, after] = [accepted.getReturnType(), present.getReturnType()];
    // Who is given nothing misses nothing, unless it now has to be awaited.
    const hadNone = use === 'read' && isVoid(before) && !isPromise(after);
    const needsNone = use === 'give' && isVoid(after);
    return hadNone || needsNone ? [] : compare(before, after, use, `${where}()`);
  }

  function compareGuards(accepted: ts.Signature, present: ts.Signature, where: string): Change[] {
    const [before, after] = [accepted, present].map((one) => checker.getTypePredicateOfSignature(one));
    if (!before) return [];
    const isSame = before.kind === after?.kind && before.parameterIndex === after.parameterIndex;
    if (!after || !isSame || (before.type && !after.type))
      return [{ where, change: 'no longer tells the type of what it checks' }];
    return before.type && after.type ? compare(before.type, after.type, 'read', where) : [];
  }

  function isPromise(type: ts.Type): boolean {
    const members = type.isUnion() ? type.types : [type];
    return members.some(
      (member) => (member.flags & ts.TypeFlags.Any) !== 0 || checker.getPropertyOfType(member, 'then'),
    );
  }
}

const isVoid = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Void) !== 0;
