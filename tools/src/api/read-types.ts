import ts from 'typescript';
import type { Use } from './compare-types.js';

/** Questions about types, in the words of the comparison. */
export interface TypeReader {
  print(type: ts.Type): string;
  isObject(type: ts.Type): boolean;
  /** Declared by another package or by the language: compared by name and arguments. */
  isForeign(type: ts.Type): boolean;
  argumentsOf(type: ts.Type): readonly ts.Type[];
  /** The generic type that a type is one of. */
  genericOf(type: ts.Type): ts.GenericType | undefined;
  /** What a list holds; for a tuple of literals their union, for its values may grow in number. */
  elementsOf(type: ts.Type): ts.Type | undefined;
  /** The places of a tuple, in order; undefined for all other types. */
  placesOf(type: ts.Type): Tuple | undefined;
  isReadonlyList(type: ts.Type): boolean;
  isTypeParameter(type: ts.Type): boolean;
  propertiesOf(type: ts.Type): readonly ts.Symbol[];
  /** The property with the name of another type's property. */
  propertyOf(type: ts.Type, like: ts.Symbol): ts.Symbol | undefined;
  /** A name to print: `[asyncIterator]` for a property that a symbol names. */
  nameOf(property: ts.Symbol): string;
  isOptional(property: ts.Symbol): boolean;
  typeOfProperty(property: ts.Symbol): ts.Type;
  /** Whether undefined may stand in it, which is not the same as being left out. */
  maybeUndefined(property: ts.Symbol): boolean;
  /** What a zod schema gives to who reads with it, or takes; undefined for all other types. */
  schemaSide(type: ts.Type, use: Use): ts.Type | undefined;
}

export interface Tuple {
  readonly types: readonly ts.Type[];
  /** How many must be there. */
  readonly required: number;
  /** Its last place, or one before, stands for any number of them. */
  readonly isEndless: boolean;
}

const longest = 160;

export function createTypeReader(checker: ts.TypeChecker): TypeReader {
  const isObject = (type: ts.Type): boolean =>
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

  return {
    print(type) {
      const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
      return text.length > longest ? `${text.slice(0, longest)}…` : text;
    },
    isObject,
    isForeign(type) {
      const [first] = type.symbol?.declarations ?? [];
      const isNamed = ((type.symbol?.flags ?? 0) & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
      return isNamed && first !== undefined && first.getSourceFile().fileName.includes('/node_modules/');
    },
    argumentsOf: (type) => (isReference(type) ? checker.getTypeArguments(type) : []),
    genericOf: (type) => (isReference(type) ? (type.target as ts.GenericType) : undefined),
    elementsOf(type) {
      if (checker.isArrayType(type)) return checker.getTypeArguments(type as ts.TypeReference)[0];
      if (!checker.isTupleType(type)) return undefined;
      const union = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      const parts = union?.isUnion() ? union.types : union ? [union] : [];
      return parts.every((part) => part.isLiteral()) ? union : undefined;
    },
    placesOf(type) {
      if (!checker.isTupleType(type)) return undefined;
      const { target } = type as ts.TupleTypeReference;
      const types = checker.getTypeArguments(type as ts.TupleTypeReference);
      const isEndless = target.elementFlags.some((flags) => (flags & ts.ElementFlags.Variable) !== 0);
      return { types, required: target.minLength, isEndless };
    },
    isReadonlyList: (type) =>
      checker.isTupleType(type)
        ? (type as ts.TupleTypeReference).target.readonly
        : type.symbol.name === 'ReadonlyArray',
    isTypeParameter: ({ flags }) => (flags & ts.TypeFlags.TypeParameter) !== 0,
    propertiesOf: (type) => checker.getPropertiesOfType(type).filter(({ name }) => name !== 'prototype'),
    propertyOf: (type, like) =>
      checker.getPropertiesOfType(type).find((property) => nameOf(property) === nameOf(like)),
    nameOf,
    isOptional: ({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0,
    typeOfProperty(property) {
      const type = checker.getTypeOfSymbol(property);
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return optional ? withoutUndefined(checker, type) : type;
    },
    maybeUndefined(property) {
      const type = checker.getTypeOfSymbol(property);
      const undefinedType = checker.getUndefinedType();
      return type === undefinedType || (type.isUnion() && type.types.includes(undefinedType));
    },
    schemaSide(type, use) {
      const inner = isObject(type) ? checker.getPropertyOfType(type, '_zod') : undefined;
      const side = inner && checker.getPropertyOfType(checker.getTypeOfSymbol(inner), sideOf[use]);
      return side && checker.getTypeOfSymbol(side);
    },
  };
}

/** What a symbol names goes by the symbol's own name: each side has symbols of its own. */
const nameOf = ({ name }: ts.Symbol): string => name.replace(/^__@(\w+)@\d+$/, '[$1]');

const sideOf: Readonly<Record<Use, string>> = { read: 'output', give: 'input' };
const inputs = new Set(['params', 'query', 'body']);

/** The parts of an operation that consumers send; all else of it they read. */
export function isContractInput(checker: ts.TypeChecker, type: ts.Type, property: string): boolean {
  return (
    inputs.has(property) &&
    ['method', 'path', 'status'].every((name) => checker.getPropertyOfType(type, name))
  );
}

function isReference(type: ts.Type): type is ts.TypeReference {
  const { objectFlags } = type as ts.ObjectType;
  return (type.flags & ts.TypeFlags.Object) !== 0 && (objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** A property that may be left out has no other difference to one that may be undefined as well. */
function withoutUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  if (!type.isUnion()) return type;
  const rest = type.types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  const isNullable = rest.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  return rest.length === 1 ? rest[0]! : isNullable ? type : checker.getNonNullableType(type);
}
