import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

const longestLine = 400;

/** How a command ended, with what it printed. */
export interface RunResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly withinMs?: number;
}

/** Runs a program and keeps what it prints; one that takes too long is ended and has failed. */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.withinMs ?? 120_000,
      killSignal: 'SIGKILL',
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal) stderr += `\nended by ${signal}`;
      resolve({ code: code ?? 1, stdout, stderr });
    });
  });
}

/** The same; throws with all that was printed when the program fails. */
export async function runOrThrow(
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> {
  const { code, stdout, stderr } = await run(command, args, options);
  if (code === 0) return stdout;
  const said = clip(`${stdout}\n${stderr}`);
  throw new Error(`${[command, ...args].join(' ')} failed in ${options.cwd}:\n${said}`);
}

/** Shortened lines: a minified bundle in a stack trace fills a terminal. */
function clip(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)} …` : line))
    .join('\n');
}

/** The environment without npm settings and wishes for colours of the caller, with this Node first on the path. */
export function plainEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|(node_options|node_path|force_color|no_color)$)/i.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    ...extra,
  };
}
