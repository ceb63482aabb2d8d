import type { Token } from './tokenize.js';

/** Numbers that may belong together: nothing but spaces, hyphens, dots, slashes or brackets stands between them. */
export type NumberRun = readonly Token[];

const LONGEST_GAP = 4;

/** Groups the numbers of a text. */
export function readNumberRuns(text: string, numbers: readonly Token[]): NumberRun[] {
  const runs: NumberRun[] = [];
  let run: Token[] = [];
  for (const token of numbers) {
    const last = run.at(-1);
    if (last !== undefined && (last.index + 1 !== token.index || !isGap(text, last.end, token.start))) {
      runs.push(run);
      run = [];
    }
    run.push(token);
  }
  if (run.length > 0) runs.push(run);
  return runs;
}

function isGap(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_GAP) return false;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    const allowed =
      code === 0x20 || code === 0x2d || code === 0x28 || code === 0x29 || code === 0x2e || code === 0x2f;
    if (!allowed && !(code >= 0x2010 && code <= 0x2015)) return false;
  }
  return true;
}
