/** So many lines stand between two that are empty; the data are made so by tools/src/names. */
export const LINES_OF_BLOCK = 64;
const BLOCK_END = '\n\n';
const LINE_END = '\n';

/**
 * What the lines of a long text tell, by their numbers. Only the blocks are parted at once, and a line is read when it is asked for: to
 * part thousands of lines takes time and memory at every start.
 */
export class NumberedLines<Told> {
  #blocks: readonly string[] | undefined;
  readonly #told = new Map<number, Told>();

  /**
   * @param text lines in blocks, of which the first line has the number 0
   * @param read what a line tells
   * @example
   * new NumberedLines('1 2\n3', (line) => line.split(' ').map(Number)).at(1) // [3]
   */
  constructor(
    private readonly text: string,
    private readonly read: (line: string) => Told,
  ) {}

  /** The text has a line of this number. */
  at(number: number): Told {
    const known = this.#told.get(number);
    if (known !== undefined) return known;
    const blocks = (this.#blocks ??= this.text.split(BLOCK_END));
    const told = this.read(lineOf(blocks[Math.floor(number / LINES_OF_BLOCK)]!, number % LINES_OF_BLOCK));
    this.#told.set(number, told);
    return told;
  }
}

/** A block has such a line. The others are passed, not cut out. */
function lineOf(block: string, index: number): string {
  let start = 0;
  for (let passed = 0; passed < index; passed++) start = block.indexOf(LINE_END, start) + 1;
  const end = block.indexOf(LINE_END, start);
  return end === -1 ? block.slice(start) : block.slice(start, end);
}

/** All lines of such a text. */
export const allLines = (text: string): string[] => text.split(BLOCK_END).join(LINE_END).split(LINE_END);

/**
 * Puts lines together as a text that `NumberedLines` of the library reads.
 *
 * @throws RangeError for an empty line, which would shift the numbers of all others
 * @example
 * inBlocks(['jean', 'hope']) // 'jean\nhope', and an empty line behind each 64
 */
export function inBlocks(lines: readonly string[]): string {
  if (lines.includes('')) throw new RangeError('An empty line would shift the numbers of all others');
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += LINES_OF_BLOCK)
    blocks.push(lines.slice(from, from + LINES_OF_BLOCK).join(LINE_END));
  return blocks.join(BLOCK_END);
}
