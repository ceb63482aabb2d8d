import { readBlocks, type Block } from './blocks.js';
import { statedLines } from './stated-output.js';

/** What is done with a block: commands for a shell, a program that ends, one that stays, one for a web page. */
export type StepKind = 'shell' | 'program' | 'server' | 'page';

/** A block of a README, ready to be run. */
export interface Step {
  readonly kind: StepKind;
  /** The block; with what it continues before it. */
  readonly code: string;
  /** `ts` or `js`; `sh` for commands. */
  readonly language: string;
  /** The lines that it prints, as the README says. Commands need not say any. */
  readonly stated: readonly string[] | undefined;
  /** Line of the README where the block begins, from 1. */
  readonly line: number;
}

const kinds: Readonly<Record<string, StepKind>> = { server: 'server', browser: 'page' };

/**
 * The blocks of a README as what a reader does with them, from top to bottom. Every block is one: `sh` for a shell, `ts` and
 * `js` as programs of their own, `ts continued` as the rest of the program above, `ts server` as a program that stays,
 * `ts browser` as the script of a web page. A `text` block is what the block above it prints; a program may say that as well
 * behind its `console.log`s. Throws for a block that is none of these, and for a program that does not show what it prints.
 *
 * @example
 * readSteps('```ts\nconsole.log(1); // 1\n```');
 * // [{ kind: 'program', code: 'console.log(1); // 1', language: 'ts', stated: ['1'], line: 2 }]
 */
export function readSteps(markdown: string): Step[] {
  const blocks = readBlocks(markdown);
  const steps: Step[] = [];
  blocks.forEach((block, index) => {
    if (block.language === 'text') {
      if (!isOutput(blocks, index)) throw wrong(block, 'it is the output of nothing');
      return;
    }
    const output = isOutput(blocks, index + 1) ? blocks[index + 1]!.text.split('\n') : undefined;
    if (block.words[0] === 'continued') steps.push(continued(block, output, steps.pop()));
    else steps.push(block.language === 'sh' ? commands(block, output) : program(block, output));
  });
  return steps;
}

function isOutput(blocks: readonly Block[], index: number): boolean {
  const [before, block] = [blocks[index - 1], blocks[index]];
  return (
    block?.language === 'text' && before !== undefined && before.language !== 'text' && !block.afterHeading
  );
}

function commands({ text, line }: Block, stated: readonly string[] | undefined): Step {
  return { kind: 'shell', code: text, language: 'sh', stated, line };
}

function program(block: Block, output: readonly string[] | undefined): Step {
  const { language, words, text, line } = block;
  const kind = words.length === 0 ? 'program' : kinds[words.join(' ')];
  if ((language !== 'ts' && language !== 'js') || kind === undefined)
    throw wrong(block, `nothing runs "${[language, ...words].join(' ')}"`);
  const stated = output ?? statedLines(text);
  if (stated === undefined) throw wrong(block, 'it does not say what it prints');
  return { kind, code: text, language, stated, line };
}

/** One program of the two: the first part is run once, with what follows. */
function continued(block: Block, output: readonly string[] | undefined, before: Step | undefined): Step {
  const { language, words } = block;
  const { code, stated, line } = program({ ...block, words: words.slice(1) }, output);
  if (before?.kind !== 'program' || before.language !== language)
    throw wrong(block, 'there is no program before it to continue');
  return { ...before, code: `${before.code}\n\n${code}`, stated: [...before.stated!, ...stated!], line };
}

function wrong({ line }: Block, reason: string): Error {
  return new Error(`The block in line ${line}: ${reason}.`);
}
