/** Figures about fewer people could point at one of them. */
const fewestPeople = 5;

/** A figure about people, withheld when they are fewer than five. */
export function withhold<Figures extends Record<string, number>>(
  people: number,
  figures: Figures,
): { [Name in keyof Figures]: number | null } & { suppressed?: true } {
  return people >= fewestPeople ? figures : hide(figures);
}

/**
 * Counts that add up to a known total. One withheld count alone could be worked out from the others, so the smallest of those
 * goes with it.
 */
export function withholdParts<Part extends { readonly count: number }>(
  parts: readonly Part[],
): (Omit<Part, 'count'> & { count: number | null; suppressed?: true })[] {
  const small = parts.filter(({ count }) => count < fewestPeople);
  const shown = parts.filter(({ count }) => count >= fewestPeople).sort((a, b) => a.count - b.count);
  const hidden = new Set(small.length === 1 ? [...small, ...shown.slice(0, 1)] : small);
  return parts.map((part) => ({ ...part, ...(hidden.has(part) ? hide({ count: part.count }) : {}) }));
}

function hide<Figures extends Record<string, number>>(figures: Figures) {
  const hidden = Object.fromEntries(Object.keys(figures).map((name) => [name, null])) as {
    [Name in keyof Figures]: null;
  };
  return { ...hidden, suppressed: true as const };
}
