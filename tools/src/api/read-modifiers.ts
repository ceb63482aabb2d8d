import ts from 'typescript';

export type Visibility = 'public' | 'protected' | 'private';

/** Who may use a member of a class; what is no member of one is public. */
export const visibilityOf = ({ declarations = [] }: ts.Symbol): Visibility =>
  visibilityOfNode(declarations[0]);

export function visibilityOfNode(node: ts.Declaration | undefined): Visibility {
  const flags = node === undefined ? 0 : ts.getCombinedModifierFlags(node);
  if (flags & ts.ModifierFlags.Private) return 'private';
  return flags & ts.ModifierFlags.Protected ? 'protected' : 'public';
}

export function isAbstract({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Abstract) !== 0);
}

/** What the compiler notes about a property that a mapped type made: `CheckFlags.Readonly`, for which it has no question. */
const madeReadonly = 8;

/** A property that is declared as `readonly`, was made so by a mapped type, or has a getter alone. */
export function isReadonlyProperty(property: ts.Symbol): boolean {
  const { flags, declarations = [] } = property;
  const { links } = property as { links?: { checkFlags?: number } };
  if (links?.checkFlags !== undefined && (flags & ts.SymbolFlags.Transient) !== 0)
    if ((links.checkFlags & madeReadonly) !== 0) return true;
  if (flags & ts.SymbolFlags.Accessor) return (flags & ts.SymbolFlags.SetAccessor) === 0;
  if (flags & ts.SymbolFlags.Method) return false;
  return declarations.some((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly) !== 0);
}
