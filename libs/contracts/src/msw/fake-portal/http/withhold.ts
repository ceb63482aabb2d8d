/** A figure about fewer people could point at one of them. */
const fewest = 5;

/** Figures about some people; all null, with `suppressed`, when those are too few. */
export function withhold<Figures extends Record<string, number>>(
  people: number,
  figures: Figures,
): { [Name in keyof Figures]: number | null } & { suppressed?: true } {
  if (people >= fewest) return { ...figures };
  const nothing = Object.fromEntries(Object.keys(figures).map((name) => [name, null]));
  return { ...(nothing as { [Name in keyof Figures]: null }), suppressed: true as const };
}

/** Counts of one question. A single withheld one would follow from the total, so the smallest shown one goes with it. */
export function withholdCounts(
  answers: readonly { readonly option: string; readonly count: number }[],
): { option: string; count: number | null; suppressed?: true }[] {
  const few = answers.filter(({ count }) => count < fewest);
  const [smallest] = answers
    .filter(({ count }) => count >= fewest)
    .sort((one, other) => one.count - other.count);
  const withheld = few.length === 1 && smallest ? [...few, smallest] : few;
  return answers.map((answer) =>
    withheld.includes(answer) ? { option: answer.option, count: null, suppressed: true } : { ...answer },
  );
}
