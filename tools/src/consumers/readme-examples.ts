/** A piece of a README that must run as it stands. */
export interface Example {
  readonly code: string;
  /** What the README says that it prints, if it does. */
  readonly output: string | undefined;
  /** Line of the README where the code begins, from 1. */
  readonly line: number;
}

interface Block {
  readonly info: readonly string[];
  readonly text: string;
  readonly line: number;
  /** A heading stands between this block and the one before. */
  readonly afterHeading: boolean;
}

const typescript = new Set(['ts', 'typescript']);
const printed = new Set(['text', 'console', 'txt']);

/**
 * The examples of a README that run: the first TypeScript block, and every other one whose fence says `ts run`. A `text`
 * block that follows under the same heading is what it prints.
 *
 * @example
 * readExamples('```ts\nconsole.log(1);\n```\n\n```text\n1\n```'); // [{ code: 'console.log(1);', output: '1', line: 2 }]
 */
export function readExamples(markdown: string): Example[] {
  const blocks = readBlocks(markdown);
  const first = blocks.findIndex(isTypescript);
  return blocks.flatMap((block, index) => {
    if (!isTypescript(block) || (index !== first && !block.info.includes('run'))) return [];
    const next = blocks[index + 1];
    const states = next !== undefined && !next.afterHeading && printed.has(next.info[0] ?? '');
    return [{ code: block.text, output: states ? next.text : undefined, line: block.line }];
  });
}

/**
 * What each line that an example prints has to be, where the example says so behind every `console.log`: the comment, up to
 * a colon or the end. Undefined when it does not say.
 *
 * @example
 * statedLines("console.log(can(user)); // false: not this one"); // ['false: not this one']
 */
export function statedLines(code: string): readonly string[] | undefined {
  const printing = code.split('\n').filter((line) => /^\s*console\.log\(/.test(line));
  const stated = printing.map((line) => /;\s*\/\/ (.+)$/.exec(line)?.[1]);
  return stated.length > 0 && stated.every((text) => text !== undefined) ? stated : undefined;
}

/** Whether a printed line is the stated one; behind a colon an example may explain. */
export function isAsStated(printed: string, stated: string): boolean {
  return stated === printed || stated.startsWith(`${printed}: `);
}

/** The packages that code imports, without built-in modules: `@portal/rbac`, `express`. */
export function importedPackages(code: string): string[] {
  const specifiers = [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name!);
  const names = specifiers
    .filter((specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:'))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)];
}

const isTypescript = ({ info }: Block): boolean => typescript.has(info[0] ?? '');

function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  let afterHeading = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]!;
    if (/^#+ /.test(line)) afterHeading = true;
    if (!line.startsWith('```')) continue;
    const end = lines.indexOf('```', index + 1);
    if (end === -1) throw new Error(`The code block in line ${index + 1} has no end.`);
    const text = lines.slice(index + 1, end).join('\n');
    blocks.push({ info: line.slice(3).trim().split(/\s+/), text, line: index + 2, afterHeading });
    afterHeading = false;
    index = end;
  }
  return blocks;
}
