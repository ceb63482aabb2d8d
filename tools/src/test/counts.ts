/** One row of the closing table. */
export interface Row {
  readonly stage: string;
  readonly passed: number;
  readonly failed: number;
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

/** The very last line of a run. */
export function closingLine(rows: readonly Row[]): string {
  const sum = (key: 'passed' | 'failed') => rows.reduce((total, row) => total + row[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

export function hasFailures(rows: readonly Row[]): boolean {
  // A run that proved nothing is no success either.
  return rows.some(({ failed }) => failed > 0) || rows.every(({ passed }) => passed === 0);
}
