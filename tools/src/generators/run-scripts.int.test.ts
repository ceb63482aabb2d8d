import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'run-scripts-'));
  // One process that says when it waits: a shell between two commands may miss the signal.
  const slow = `node -e "console.log('begun'); setTimeout(() => undefined, 60_000)"`;
  const scripts = { good: 'echo done', bad: 'exit 3', slow };
  await writeFile(join(root, 'package.json'), JSON.stringify({ scripts }));
});
afterAll(() => rm(root, { recursive: true }));

/** Runs the scripts in a process group of their own, and sends it Ctrl-C once the output holds the word. */
async function run(names: readonly string[], interruptAt?: string): Promise<string> {
  const module = JSON.stringify(new URL('./run-scripts.ts', import.meta.url).href);
  const given = [root, names].map((value) => JSON.stringify(value)).join();
  const code = `const { runScripts } = await import(${module}); runScripts(${given}, () => console.log('taken back'));`;
  const options = ['--conditions=@portal/source', '--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, options, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      const before = output;
      output += text;
      if (interruptAt === undefined || before.includes(interruptAt)) return;
      if (output.includes(interruptAt)) process.kill(-child.pid!, 'SIGINT');
    });
  const [status] = await once(child, 'close');
  return `${output}status ${status}`;
}

describe('scripts that run on what a generator wrote', () => {
  it('leave it there when all are done', async () => {
    expect(await run(['good', 'good'])).toBe('done\ndone\nstatus 0');
  });

  it('have it taken back when one fails', async () => {
    expect(await run(['good', 'bad', 'good'])).toMatch(/^done\ntaken back\n.*npm run bad failed.*status 1$/s);
  });

  it('have it taken back at Ctrl-C', async () => {
    expect(await run(['slow', 'good'], 'begun')).toMatch(
      /^begun\ntaken back\n.*npm run slow failed.*status 1$/s,
    );
  });
});
