/** One row of the README's table: a rule, and the files that are its home. */
export interface RuleRow {
  readonly rule: string;
  readonly homes: readonly string[];
}

const title = '## Where is rule X';
const head = ['Rule', 'Home'];

/**
 * Reads the Markdown table `| Rule | Home |` under the heading `## Where is rule X`. Homes are paths from the root in
 * backticks. Throws when there is no such table.
 */
export function readRuleTable(markdown: string): RuleRow[] {
  const lines = markdown.split('\n');
  const start = lines.indexOf(title);
  if (start === -1) throw new Error(`There is no heading "${title}".`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('## '));
  const rows = lines
    .slice(start + 1, end === -1 ? undefined : end)
    .filter((line) => line.startsWith('|'))
    .map(readCells);
  const [first, , ...body] = rows;
  if (first?.join() !== head.join())
    throw new Error(`The table under "${title}" must start with | Rule | Home |.`);
  return body.map(([rule = '', home = '']) => ({
    rule: rule.replaceAll('`', ''),
    homes: [...home.matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
  }));
}

function readCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
