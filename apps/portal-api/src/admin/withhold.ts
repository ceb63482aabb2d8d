/** Figures about fewer people could point at one of them. */
const fewestPeople = 5;

/** A figure about people, withheld when they are fewer than five. */
export function withhold<Figures extends Record<string, number>>(
  people: number,
  figures: Figures,
): { [Name in keyof Figures]: number | null } & { suppressed?: true } {
  return people >= fewestPeople ? figures : hide(figures);
}

/** Counts that add up to a known total. */
export function withholdParts<Part extends { readonly count: number }>(
  parts: readonly Part[],
): (Omit<Part, 'count'> & { count: number | null; suppressed?: true })[] {
  const hidden = hiddenParts(parts, ({ count }) => count);
  return parts.map((part) => ({ ...part, ...(hidden.has(part) ? hide({ count: part.count }) : {}) }));
}

/**
 * What has to be withheld of parts whose total is known. The withheld ones together can be worked out from the others, so
 * they are at least two and stand for five people or more: the smallest of the rest go with them until they do.
 *
 * @param together how many people two parts are about for certain; default: each person is in one part only
 */
export function hiddenParts<Part>(
  parts: readonly Part[],
  peopleIn: (part: Part) => number,
  together: (some: number, others: number) => number = (some, others) => some + others,
): ReadonlySet<Part> {
  const bySize = [...parts].sort((one, other) => peopleIn(one) - peopleIn(other));
  const hidden = new Set<Part>();
  let people = 0;
  for (const part of bySize) {
    const isEnough = hidden.size === 0 || (hidden.size > 1 && people >= fewestPeople);
    if (peopleIn(part) >= fewestPeople && isEnough) break;
    hidden.add(part);
    people = together(people, peopleIn(part));
  }
  return hidden;
}

/** The same figures, withheld. */
export function hide<Figures extends Record<string, number>>(figures: Figures) {
  const hidden = Object.fromEntries(Object.keys(figures).map((name) => [name, null])) as {
    [Name in keyof Figures]: null;
  };
  return { ...hidden, suppressed: true as const };
}
