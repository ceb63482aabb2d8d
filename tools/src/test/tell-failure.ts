import { stripVTControlCharacters } from 'node:util';

/** What a stage tells of a test that failed. */
export interface Failure {
  /** Where it is, and what it is called. */
  readonly head: string;
  readonly message: string;
}

const mostLines = 20;

/** A head, and the beginning of what was said, indented; where in the sources it was is the first line of a stack. */
export function tellFailure({ head, message }: Failure): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.includes('node_modules'));
  return [head, ...lines.slice(0, mostLines).map((line) => `    ${line}`)].join('\n');
}
