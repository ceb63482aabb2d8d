import type { Change, Compare, Comparing, Use } from './compare-types.js';
import type { Tuple } from './read-types.js';

/** Compares lists and tuples of which both sides are one; undefined for all other types. */
export function createListComparer({
  checker,
  reader,
  compare,
  differ,
}: Comparing): (...pair: Parameters<Compare>) => Change[] | undefined {
  return (accepted, present, use, where) => {
    const [before, after] = [accepted, present].map(
      (type) => checker.isArrayType(type) || checker.isTupleType(type),
    );
    if (!before || !after) return undefined;
    const [wasReadonly, isReadonly] = [reader.isReadonlyList(accepted), reader.isReadonlyList(present)];
    if (use === 'read' && !wasReadonly && isReadonly) return [{ where, change: 'may no longer be changed' }];
    if (use === 'give' && wasReadonly && !isReadonly)
      return [{ where, change: 'no longer takes a read-only list' }];
    // A list of any length is no tuple, and who needs a tuple takes no such list.
    const [fixed, loose] = use === 'read' ? [accepted, present] : [present, accepted];
    if (checker.isTupleType(fixed) && !checker.isTupleType(loose)) return differ(accepted, present, where);
    const elements = [reader.elementsOf(accepted), reader.elementsOf(present)] as const;
    if (elements[0] && elements[1]) return compare(elements[0], elements[1], use, `${where}[]`);
    const places = [reader.placesOf(accepted), reader.placesOf(present)] as const;
    if (places[0] && places[1]) return compareTuples(places[0], places[1], use, where);
    // A tuple that is now given may be any list of its elements.
    const parts = [accepted, present].map((type) => type.getNumberIndexType());
    return parts[0] && parts[1] ? compare(parts[0], parts[1], use, `${where}[]`) : undefined;
  };

  /** A tuple that is given may get optional places, like the parameters of a function. */
  function compareTuples(before: Tuple, after: Tuple, use: Use, where: string): Change[] {
    const [shorter, longer] = [before.types.length, after.types.length];
    if (shorter > longer || (use === 'read' && shorter !== longer))
      return [{ where, change: `had ${shorter} elements, has ${longer}` }];
    if (use === 'give' && after.required > before.required)
      return [{ where, change: `needed ${before.required} elements, needs ${after.required}` }];
    if (use === 'read' && after.required < before.required)
      return [{ where, change: `had ${before.required} elements for certain, has ${after.required}` }];
    const [fixed, loose] = use === 'read' ? [before, after] : [after, before];
    if (loose.isEndless && !fixed.isEndless)
      return [{ where, change: use === 'read' ? 'may now be longer' : 'may no longer be as long' }];
    return before.types.flatMap((type, index) =>
      compare(type, after.types[index]!, use, `${where}[${index}]`),
    );
  }
}
