import ts from 'typescript';
import { turned, type Change, type Comparing, type Use } from './compare-types.js';

/** Compares what two signatures are given. */
export type CompareParameters = (
  accepted: ts.Signature,
  present: ts.Signature,
  use: Use,
  where: string,
) => Change[];

interface Parameter {
  readonly name: string;
  readonly type: ts.Type;
  readonly isOptional: boolean;
  /** `...rest` */
  readonly isRest: boolean;
}

export function createParameterComparer({ checker, compare, print }: Comparing): CompareParameters {
  return (accepted, present, use, where) => [
    ...compareThis(accepted, present, use, where),
    ...compareInOrder(accepted.parameters.map(read), present.parameters.map(read), use, where),
  ];

  function compareInOrder(
    before: readonly Parameter[],
    after: readonly Parameter[],
    use: Use,
    where: string,
  ): Change[] {
    const found: Change[] = [];
    const rest = after.find(({ isRest }) => isRest);
    for (const [index, parameter] of before.entries()) {
      const place = `${where}(${parameter.name})`;
      const other = after[index] ?? rest;
      if (!other) {
        found.push({ where: place, change: use === 'read' ? 'is gone' : 'is no longer given' });
        continue;
      }
      if (use === 'read' && parameter.isOptional && !other.isOptional)
        found.push({ where: place, change: 'is now required' });
      if (parameter.isRest && !rest)
        found.push({ where: place, change: 'is no longer any number of values' });
      const isAlike = parameter.isRest === other.isRest;
      const [one, two] = [parameter, other].map((each) => (isAlike ? each.type : elementOf(each)));
      found.push(...compare(one!, two!, turned[use], place));
    }
    if (use === 'read')
      for (const other of after.slice(before.length))
        if (!other.isOptional)
          found.push({ where: `${where}(${other.name})`, change: 'is new and required' });
    return found;
  }

  function compareThis(accepted: ts.Signature, present: ts.Signature, use: Use, where: string): Change[] {
    const [before, after] = [thisOf(accepted), thisOf(present)];
    const place = `${where}(this)`;
    if (!after || (after.flags & takesAll) !== 0) return [];
    return before
      ? compare(before, after, turned[use], place)
      : [{ where: place, change: `has to be ${print(after)}` }];
  }

  function thisOf({ declaration }: ts.Signature): ts.Type | undefined {
    const node = declaration?.parameters.find(
      (parameter): parameter is ts.ParameterDeclaration =>
        ts.isParameter(parameter) && ts.isIdentifier(parameter.name) && parameter.name.text === 'this',
    );
    return node && checker.getTypeAtLocation(node);
  }

  function read(parameter: ts.Symbol): Parameter {
    const node = parameter.valueDeclaration;
    const written = node !== undefined && ts.isParameter(node) ? node : undefined;
    const isRest = written?.dotDotDotToken !== undefined;
    return {
      name: parameter.name,
      type: checker.getTypeOfSymbol(parameter),
      isOptional: isRest || written?.questionToken !== undefined || written?.initializer !== undefined,
      isRest,
    };
  }

  /** The type of one value that a parameter takes. */
  function elementOf({ type, isRest }: Parameter): ts.Type {
    return (isRest ? type.getNumberIndexType() : undefined) ?? type;
  }
}

const takesAll = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Void;
