/** Figures about fewer people could point at one of them. */
const fewestPeople = 5;

/** A figure about people, withheld when they are fewer than five. */
export function withhold<Figures extends Record<string, number>>(
  people: number,
  figures: Figures,
): { [Name in keyof Figures]: number | null } & { suppressed?: true } {
  if (people >= fewestPeople) return figures;
  const hidden = Object.fromEntries(Object.keys(figures).map((name) => [name, null])) as {
    [Name in keyof Figures]: null;
  };
  return { ...hidden, suppressed: true as const };
}
