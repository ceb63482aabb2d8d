/**
 * Reads what words weigh, as word-tables.ts holds it: each behind its beginning, with blanks between.
 *
 * @example
 * readWordWeights('задач -40 перем 25') // Map { 'задач' => -40, 'перем' => 25 }
 */
export function readWordWeights(text: string): Map<string, number> {
  const parts = text.split(' ');
  const weights = new Map<string, number>();
  for (let i = 0; i + 1 < parts.length; i += 2) weights.set(parts[i]!, Number(parts[i + 1]));
  return weights;
}
