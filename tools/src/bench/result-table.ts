import { formatAim, type Aim } from './aims.js';

/** The figures of one scenario, ready to be shown. */
export interface ResultTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly aims?: readonly Aim[];
  /** What one has to know to read the figures. */
  readonly notes?: readonly string[];
}

export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

/** A table for a terminal: names to the left, figures to the right, below it what was aimed at. */
export function formatResult({ title, columns, rows, aims = [], notes = [] }: ResultTable): string {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(({ cells }) => cells[index]!.length)),
  );
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(nameWidth), ...cells.map((cell, index) => cell.padStart(widths[index]!))]
      .join('  ')
      .trimEnd();
  const table = [title, '', line('', columns), ...rows.map(({ name, cells }) => line(name, cells))];
  const below = [...aims.map(formatAim), ...notes];
  return [...table, ...(below.length > 0 ? ['', ...below] : [])].join('\n');
}
