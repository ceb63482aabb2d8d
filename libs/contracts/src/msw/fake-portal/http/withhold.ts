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

/**
 * Counts of one question, whose total is known: the withheld ones are two at least and stand for as many people as may be told of, so
 * the smallest of the shown ones go with them until they do.
 */
export function withholdCounts(
  answers: readonly { readonly option: string; readonly count: number }[],
): { option: string; count: number | null; suppressed?: true }[] {
  const withheld: object[] = [];
  let people = 0;
  for (const answer of [...answers].sort((one, other) => one.count - other.count)) {
    const isEnough = withheld.length === 0 || (withheld.length > 1 && people >= fewest);
    if (answer.count >= fewest && isEnough) break;
    withheld.push(answer);
    people += answer.count;
  }
  return answers.map((answer) =>
    withheld.includes(answer) ? { option: answer.option, count: null, suppressed: true } : { ...answer },
  );
}
