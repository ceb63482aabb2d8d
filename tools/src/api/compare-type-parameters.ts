import ts from 'typescript';
import type { Change, Comparing, Use } from './compare-types.js';
import { turned } from './compare-types.js';
import type { TypeParameter } from './list-type-parameters.js';

/**
 * Compares the type parameters of something that both sides have: consumers name types for them, so that they are
 * compared as what consumers give. Something that had none is not named with any.
 */
export function compareTypeParameters(
  { pairs, compare, print }: Comparing,
  before: readonly TypeParameter[],
  after: readonly TypeParameter[],
  use: Use,
  where: string,
): Change[] {
  before.forEach((one, index) => pairs.pair(one.types, after[index]?.types ?? []));
  if (before.length === 0) return [];
  const needed = [before, after].map((all) => all.filter(({ fallback }) => !fallback).length);
  if (after.length < before.length || (needed[1]! > needed[0]! && after.length > before.length))
    return [{ where, change: `had ${before.length} type parameters, has ${after.length}` }];

  return before.flatMap((one, index) => {
    const other = after[index]!;
    const place = `${where}<${one.name}>`;
    const found: Change[] = [];
    if (one.constraint && other.constraint)
      found.push(...compare(one.constraint, other.constraint, turned[use], place));
    else if (other.constraint && (other.constraint.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0)
      found.push({ where: place, change: `took any type, takes ${print(other.constraint)}` });
    else if (one.constraint && !other.constraint && use === 'give')
      found.push({ where: place, change: 'may now be any type' });
    if (one.fallback && !other.fallback) found.push({ where: place, change: 'no longer has a default' });
    // Who names no type reads and gives what the default says.
    if (one.fallback && other.fallback) {
      const read = compare(one.fallback, other.fallback, 'read', `${place} by default`);
      const given = compare(one.fallback, other.fallback, 'give', `${place} by default`);
      found.push(...(read.length > 0 ? read : given));
    }
    if (one.isConst && !other.isConst) found.push({ where: place, change: 'no longer keeps literals' });
    return found;
  });
}
