import type ts from 'typescript';
import type { Compare, Comparing, Use } from './compare-types.js';

/**
 * Compares types of which at least one is a union. A literal that is gone breaks consumers; a new one beside others does
 * not: enumerations grow. Any other member must have its like on the other side.
 */
export function createUnionComparer({ checker, compare, assignable, differ }: Comparing): Compare {
  return (accepted, present, use, where) => {
    const before = membersOf(accepted);
    const after = membersOf(present);
    const lost = before.filter((one) => one.isLiteral() && !isKept(one, after, use));
    // Certain values that became any text are another type.
    if (lost.some((one) => after.some((other) => !other.isLiteral() && assignable(one, other, 'give'))))
      return differ(accepted, present, where);
    if (lost.length > 0)
      return lost.map((one) => ({ where, change: `no longer has the value ${checker.typeToString(one)}` }));

    const unlikeBefore = before.filter(
      (one) => !one.isLiteral() && !after.some((other) => fits(one, other, use)),
    );
    const unlikeAfter = after.filter(
      (other) => !isFree(other, before) && !before.some((one) => fits(one, other, use)),
    );
    // The same member, changed: its own changes say more.
    if (unlikeBefore.length === 1 && unlikeAfter.length === 1)
      return compare(unlikeBefore[0]!, unlikeAfter[0]!, use, where);
    return use === 'read'
      ? unlikeAfter.map((other) => ({ where, change: `may now be ${checker.typeToString(other)}` }))
      : unlikeBefore.map((one) => ({ where, change: `no longer takes ${checker.typeToString(one)}` }));
  };

  /** Whether a present member can stand for an accepted one. */
  function fits(accepted: ts.Type, present: ts.Type, use: Use): boolean {
    if (accepted === present) return true;
    const isPlain = accepted.isLiteral() || present.isLiteral() || accepted.isUnion() || present.isUnion();
    return isPlain ? assignable(accepted, present, use) : compare(accepted, present, use, '').length === 0;
  }

  /** The same value is there, or what is given may now be any text. */
  function isKept(literal: ts.Type, after: readonly ts.Type[], use: Use): boolean {
    return after.some(
      (other) => isSameValue(literal, other) || (use === 'give' && assignable(literal, other, use)),
    );
  }
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

function isSameValue(one: ts.Type, other: ts.Type): boolean {
  return one.isLiteral() && other.isLiteral() && one.value === other.value;
}

/** A new value beside others of its kind. */
function isFree(type: ts.Type, before: readonly ts.Type[]): boolean {
  return type.isLiteral() && before.some((one) => one.isLiteral() && typeof one.value === typeof type.value);
}
