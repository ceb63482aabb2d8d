import { parseArgs } from 'node:util';
import { detect, explain } from './detect.js';
import { replaceSpans } from './anonymize.js';
import { readLines } from './read-lines.js';

/** UTF-16 units: a line of that length is answered within seconds, and what is not bounded may fill the memory. */
const LONGEST_LINE = 10_000_000;

const USAGE = `Usage: portal-anonymizer [--explain] < messages.jsonl

Reads JSON lines {"text": "…"} and writes one JSON line for each, in order:
{"text", "spans": [{"start", "end", "type", "score", "recognizer"}], "ms"}
A line that cannot be read gives {"error", "line"}, counted from 1; the lines behind it go on. No line may be longer than
${LONGEST_LINE} characters.

  --help     shows this
  --explain  adds "findings": every value that was considered, the recognizer, its reason and the decision
`;

/**
 * Answers one line of input; undefined stands for one that is too long. What cannot be read is not repeated in the error: it may
 * hold personal data.
 */
export function answerLine(line: string | undefined, number: number, withFindings: boolean): string {
  const input = readText(line);
  if (typeof input !== 'string') return JSON.stringify({ error: input.error, line: number });
  try {
    const begin = performance.now();
    const found = detect(input);
    const ms = Number((performance.now() - begin).toFixed(4));
    const { text, spans } = replaceSpans(input, found);
    const findings = withFindings ? { findings: explain(input) } : {};
    return JSON.stringify({ text, spans, ms, ...findings });
  } catch {
    // Whatever a text may do to a recognizer or to the reply, the lines behind it go on.
    return JSON.stringify({ error: 'the text could not be read', line: number });
  }
}

function readText(line: string | undefined): string | { error: string } {
  if (line === undefined) return { error: `the line is longer than ${LONGEST_LINE} characters` };
  let value: unknown;
  try {
    value = JSON.parse(line.replace(/^\uFEFF/, ''));
  } catch {
    return { error: line.trim() === '' ? 'the line is empty' : 'the line is not JSON' };
  }
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
  return typeof text === 'string' ? text : { error: 'expected a JSON object with a string "text"' };
}

/** Runs the command: input is answered line by line, and output that is not taken holds the input back. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n\n${USAGE}`);
    return 2;
  }
  if (options.help === true) {
    process.stdout.write(USAGE);
    return 0;
  }
  let number = 0;
  for await (const line of readLines(process.stdin.setEncoding('utf8'), LONGEST_LINE)) {
    number++;
    const answer = `${answerLine(line, number, options.explain === true)}\n`;
    if (!process.stdout.write(answer))
      await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
  }
  return 0;
}

/** The options, or what is wrong with them. */
function readOptions(args: readonly string[]): { explain?: boolean; help?: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { explain: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    return (error as Error).message;
  }
}
