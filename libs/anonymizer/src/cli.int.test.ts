import { spawn } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from '@jest/globals';
import { answerLine } from './cli.js';

const parse = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;

describe('the command', () => {
  it('answers a line with the clean text, the spans and the time of detection', () => {
    const answer = parse(answerLine('{"text":"почта a@mail.ru"}', 1, false));
    expect(answer).toEqual({
      text: 'почта [EMAIL_1]',
      spans: [{ start: 6, end: 15, type: 'EMAIL', score: 0.95, recognizer: 'email' }],
      ms: expect.any(Number),
    });
  });

  it.each([
    ['', 'the line is empty'],
    ['no json masha@mail.ru', 'the line is not JSON'],
    ['[]', 'expected a JSON object with a string "text"'],
    ['{"text":5}', 'expected a JSON object with a string "text"'],
    ['null', 'expected a JSON object with a string "text"'],
    [undefined, 'the line is longer than 10000000 characters'],
  ])('tells what is wrong with a line it cannot read, without repeating it: %s', (line, error) => {
    expect(parse(answerLine(line, 7, false))).toEqual({ error, line: 7 });
  });

  it('reads a first line that begins with a byte order mark', () => {
    expect(parse(answerLine('\uFEFF{"text":"да"}', 1, false))['text']).toBe('да');
  });

  it('explains what it left as well', () => {
    const { findings } = parse(answerLine('{"text":"Кто такой Лев Толстой?"}', 1, true));
    expect(findings).toContainEqual(
      expect.objectContaining({
        recognizer: 'person',
        decision: 'below threshold',
        reason: expect.any(String),
      }),
    );
  });
});

/** The command on its sources, with input given and closed. */
async function run(
  args: readonly string[],
  input: string,
  stopReading = false,
): Promise<[string, number | null]> {
  const url = JSON.stringify(new URL('./cli.ts', import.meta.url).href);
  const code = `process.stdout.on('error', () => process.exit(0)); const { runCommand } = await import(${url}); process.exitCode = await runCommand(${JSON.stringify(args)});`;
  const child = spawn(
    process.execPath,
    ['--conditions=@portal/source', '--import', 'tsx', '--input-type=module', '-e', code],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => {
    output += text;
    if (stopReading) child.stdout.destroy();
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return [output, status];
}

describe('the command as a process', () => {
  it('answers every line in order, also behind one it cannot read and for a line of a megabyte', async () => {
    const long = 'слово '.repeat(90_000);
    const lines = ['{"text":"a@mail.ru"}', 'broken', JSON.stringify({ text: long }), '{"text":"да"}'];
    const [output, status] = await run([], lines.join('\n'));
    const answers = output.trimEnd().split('\n').map(parse);
    expect(answers.map(({ text, line }) => text ?? line)).toEqual(['[EMAIL_1]', 2, long, 'да']);
    expect(status).toBe(0);
  }, 30_000);

  it('takes a line separator inside of a string for a part of the string', async () => {
    const [output] = await run([], '{"text":"a\u2028b"}\n{"text":"да"}');
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => parse(line)['text']),
    ).toEqual(['a\u2028b', 'да']);
  }, 30_000);

  it('ends quietly when nobody reads on', async () => {
    const [, status] = await run([], '{"text":"a@mail.ru"}\n'.repeat(20_000), true);
    expect(status).toBe(0);
  }, 30_000);

  it('shows its usage for --help, and for an option it does not know with status 2', async () => {
    const [usage, status] = await run(['--help'], '');
    expect(usage).toContain('--explain');
    expect(status).toBe(0);
    expect((await run(['--unknown'], ''))[1]).toBe(2);
  }, 30_000);
});
