import ts from 'typescript';
import type { Change, Compare, Comparing, Use } from './compare-types.js';

const turned: Readonly<Record<Use, Use>> = { read: 'give', give: 'read' };

/** Compares how two types are called and constructed; every accepted way must still work. */
export function createSignatureComparer({ checker, compare, assignable, differ }: Comparing): Compare {
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
    const lost = before.filter((one) =>
      after.every((other) => compareOne(one, other, use, where).length > 0),
    );
    return lost.length === 0 || assignable(accepted, present, use) ? [] : differ(accepted, present, where);
  }

  function compareOne(accepted: ts.Signature, present: ts.Signature, use: Use, where: string): Change[] {
    const result = compare(accepted.getReturnType(), present.getReturnType(), use, `${where}()`);
    return [
      ...compareParameters(accepted.parameters, present.parameters, use, where),
      ...compareGuards(accepted, present, where),
      ...result,
    ];
  }

  function compareParameters(
    before: readonly ts.Symbol[],
    after: readonly ts.Symbol[],
    use: Use,
    where: string,
  ): Change[] {
    const found: Change[] = [];
    for (const [index, parameter] of before.entries()) {
      const place = `${where}(${parameter.name})`;
      const other = after[index];
      if (!other) {
        found.push({ where: place, change: use === 'read' ? 'is gone' : 'is no longer given' });
        continue;
      }
      if (use === 'read' && isOptional(parameter) && !isOptional(other))
        found.push({ where: place, change: 'is now required' });
      const [one, two] = [checker.getTypeOfSymbol(parameter), checker.getTypeOfSymbol(other)];
      found.push(...compare(one, two, turned[use], place));
    }
    if (use === 'read')
      for (const other of after.slice(before.length))
        if (!isOptional(other))
          found.push({ where: `${where}(${other.name})`, change: 'is new and required' });
    return found;
  }

  function compareGuards(accepted: ts.Signature, present: ts.Signature, where: string): Change[] {
    const [before, after] = [accepted, present].map((one) => checker.getTypePredicateOfSignature(one));
    if (!before) return [];
    if (!after) return [{ where, change: 'no longer tells the type of what it checks' }];
    return before.type && after.type ? compare(before.type, after.type, 'read', where) : [];
  }

  function isOptional(parameter: ts.Symbol): boolean {
    const node = parameter.valueDeclaration;
    return (
      node !== undefined &&
      ts.isParameter(node) &&
      (!!node.questionToken || !!node.dotDotDotToken || !!node.initializer)
    );
  }
}
