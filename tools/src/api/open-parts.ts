import ts from 'typescript';
import type { Use } from './compare-types.js';

/** A part of an open type. */
export interface OpenPart {
  readonly type: ts.Type | undefined;
  /** The ways in which a change of it counts. */
  readonly uses: readonly Use[];
  /** It is looked into by names. */
  readonly isTable?: boolean;
}

/** What an open type is made of; two of the same kind are compared part by part. */
export interface OpenParts {
  readonly kind: string;
  readonly parts: readonly OpenPart[];
  /** Type parameters that it declares itself. */
  readonly inner: readonly ts.Type[];
}

const both: readonly Use[] = ['read', 'give'];

/** The parts of a type that type parameters decide; undefined for all other types. */
export function openPartsOf(checker: ts.TypeChecker, type: ts.Type, use: Use): OpenParts | undefined {
  const { flags } = type;
  const parts = (kind: string, list: readonly OpenPart[], inner: readonly ts.Type[] = []): OpenParts => ({
    kind,
    parts: list,
    inner,
  });
  if (flags & ts.TypeFlags.Conditional) {
    const { checkType, extendsType, root } = type as ts.ConditionalType;
    const branches = [root.node.trueType, root.node.falseType].map((node) =>
      checker.getTypeFromTypeNode(node),
    );
    return parts(
      'conditional',
      [
        { type: checkType, uses: ['read'] },
        { type: extendsType, uses: both },
        ...branches.map((branch) => ({ type: branch, uses: [use] })),
      ],
      root.inferTypeParameters ?? [],
    );
  }
  if (flags & ts.TypeFlags.IndexedAccess) {
    const { objectType, indexType } = type as ts.IndexedAccessType;
    return parts('access', [
      { type: objectType, uses: [use], isTable: true },
      { type: indexType, uses: ['read'] },
    ]);
  }
  if (flags & ts.TypeFlags.Index)
    return parts('keyof', [{ type: (type as ts.IndexType).type, uses: ['read'] }]);
  if (flags & ts.TypeFlags.TemplateLiteral) {
    const { texts, types } = type as ts.TemplateLiteralType;
    return parts(
      `template ${texts.join('${}')}`,
      types.map((part) => ({ type: part, uses: [use] })),
    );
  }
  if (flags & ts.TypeFlags.StringMapping) {
    const { symbol, type: inner } = type as ts.StringMappingType;
    return parts(symbol.name, [{ type: inner, uses: [use] }]);
  }
  if (flags & ts.TypeFlags.Substitution)
    return parts('same', [{ type: (type as ts.SubstitutionType).baseType, uses: [use] }]);
  if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.Instantiable))
    return parts(
      'intersection',
      type.types.map((part) => ({ type: part, uses: [use] })),
    );
  return mappedParts(checker, type, use);
}

/** A mapped type over names that are not known. The compiler has no question for these names, but notes them. */
function mappedParts(checker: ts.TypeChecker, type: ts.Type, use: Use): OpenParts | undefined {
  const isMapped = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  const node = isMapped ? type.symbol?.declarations?.find(ts.isMappedTypeNode) : undefined;
  if (!node) return undefined;
  checker.getPropertiesOfType(type);
  const { constraintType } = type as { constraintType?: ts.Type };
  if (!constraintType || !hasOpenPart(constraintType)) return undefined;
  const typeOf = (written: ts.TypeNode | undefined) => written && checker.getTypeFromTypeNode(written);
  const key = checker.getSymbolAtLocation(node.typeParameter.name);
  const kind = ['mapped', node.readonlyToken, node.questionToken]
    .map((token) => (typeof token === 'object' ? token.getText() : (token ?? '')))
    .join(' ');
  return {
    kind,
    parts: [
      { type: constraintType, uses: ['read'] },
      { type: typeOf(node.nameType), uses: ['read'] },
      { type: typeOf(node.type), uses: [use] },
    ],
    inner: key ? [checker.getDeclaredTypeOfSymbol(key)] : [],
  };
}

function hasOpenPart(type: ts.Type): boolean {
  if (type.isUnionOrIntersection()) return type.types.some(hasOpenPart);
  return (type.flags & ts.TypeFlags.Instantiable) !== 0;
}
