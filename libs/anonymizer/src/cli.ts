import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { detect, explain } from './detect.js';
import { anonymize } from './anonymize.js';

const USAGE = `Usage: portal-anonymizer [--explain] < messages.jsonl

Reads JSON lines {"text": "…"} and writes one JSON line for each, in order:
{"text", "spans": [{"start", "end", "type", "score", "recognizer"}], "ms"}
A line that cannot be read gives {"error", "line"}; the lines behind it go on.

  --explain  adds "findings": every value that was considered, the recognizer, its reason and the decision
`;

/** Answers one line of input. */
export function answerLine(line: string, number: number, withFindings: boolean): string {
  const text = readText(line);
  if (text === undefined)
    return JSON.stringify({ error: 'expected a JSON object with a string "text"', line: number });
  const begin = performance.now();
  detect(text);
  const ms = Number((performance.now() - begin).toFixed(4));
  const clean = anonymize(text);
  const findings = withFindings ? { findings: explain(text) } : {};
  return JSON.stringify({ text: clean.text, spans: clean.spans, ms, ...findings });
}

function readText(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the command: input is answered line by line, and output that is not taken holds the input back. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined || options.help === true) {
    (options === undefined ? process.stderr : process.stdout).write(USAGE);
    return options === undefined ? 2 : 0;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number++;
    const answer = `${answerLine(line, number, options.explain === true)}\n`;
    if (!process.stdout.write(answer))
      await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
  }
  return 0;
}

function readOptions(args: readonly string[]): { explain?: boolean; help?: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { explain: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch {
    return undefined;
  }
}
