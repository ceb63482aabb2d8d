/** The figures of one scenario, ready to be shown. */
export interface ResultTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** A table for a terminal: names to the left, figures to the right. */
export function formatResult({ title, columns, rows }: ResultTable): string {
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(({ cells }) => cells[index]!.length)),
  );
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(nameWidth), ...cells.map((cell, index) => cell.padStart(widths[index]!))]
      .join('  ')
      .trimEnd();
  return [title, '', line('', columns), ...rows.map(({ name, cells }) => line(name, cells))].join('\n');
}
