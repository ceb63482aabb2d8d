/** A fenced block of a Markdown page. */
export interface Block {
  /** First word behind the fence. */
  readonly language: string;
  /** The words behind the language. */
  readonly words: readonly string[];
  readonly text: string;
  /** Line where its text begins, from 1. */
  readonly line: number;
  /** A heading stands between this block and the one before. */
  readonly afterHeading: boolean;
}

/**
 * The fenced blocks of a page. Throws for a fence that is indented or made of tildes, so that no block goes unnoticed.
 *
 * @example
 * readBlocks('```ts\n1;\n```'); // [{ language: 'ts', words: [], text: '1;', line: 2, afterHeading: false }]
 */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let afterHeading = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (/^#+ /.test(line)) afterHeading = true;
    if (/^(\s+|[-*>\d.]+\s+)```|^\s*~~~|^````/.test(line))
      throw new Error(
        `Line ${index + 1}: a code block begins with three backticks at the start of the line.`,
      );
    if (!line.startsWith('```')) continue;
    const end = lines.indexOf('```', index + 1);
    if (end === -1) throw new Error(`The code block in line ${index + 1} has no end.`);
    const [language = '', ...words] = line.slice(3).trim().split(/\s+/);
    blocks.push({
      language,
      words,
      text: lines.slice(index + 1, end).join('\n'),
      line: index + 2,
      afterHeading,
    });
    afterHeading = false;
    index = end;
  }
  return blocks;
}
