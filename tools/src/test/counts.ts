/** One row of the closing table. */
export interface Row {
  readonly stage: string;
  readonly passed: number;
  readonly failed: number;
  /** What failed, a head and the beginning of its message each, as far as the stage tells. */
  readonly failures?: readonly string[];
}

/** The rows as a table for a terminal. */
export function formatTable(rows: readonly Row[]): string {
  const width = Math.max(5, ...rows.map(({ stage }) => stage.length));
  const line = (stage: string, passed: unknown, failed: unknown) =>
    `${stage.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
  return [
    line('stage', 'passed', 'failed'),
    ...rows.map((row) => line(row.stage, row.passed, row.failed)),
  ].join('\n');
}

/** What failed, stage by stage: it stands at the end, where a long log is read first. Undefined if nothing did. */
export function formatFailures(rows: readonly Row[]): string | undefined {
  const failed = rows.filter((row) => row.failed > 0);
  if (failed.length === 0) return undefined;
  const tell = ({ stage, failures = [] }: Row) =>
    failures.length === 0 ? [`${stage}: see its output above`] : failures.map((one) => `${stage}: ${one}`);
  return ['Failed:', ...failed.flatMap(tell)].join('\n\n');
}

/** The very last line of a run. */
export function closingLine(rows: readonly Row[]): string {
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

export function hasFailures(rows: readonly Row[]): boolean {
  // A run that proved nothing is no success either.
  return rows.some(({ failed }) => failed > 0) || rows.every(({ passed }) => passed === 0);
}
