import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Transcript, type CommandOptions } from './run-command.js';

const minuteMs = 60_000;
let folder: string;
let transcript: Transcript;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-transcript-'));
  transcript = new Transcript(join(folder, 'transcript.log'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => rm(folder, { recursive: true }));

const node = (code: string, options: Partial<CommandOptions> = {}) =>
  transcript.run(process.execPath, ['-e', code], { env: process.env, withinMs: minuteMs, ...options });

describe('a command of the test run', () => {
  it('gives its exit code, and leaves both outputs in the transcript', async () => {
    expect(await node('console.log("to out"); console.error("to err"); process.exitCode = 3')).toBe(3);
    await transcript.close();
    const kept = await readFile(transcript.path, 'utf8');
    expect(kept).toContain('to out');
    expect(kept).toContain('to err');
  });

  it('has whole lines in the transcript, also beside another command', async () => {
    const slowly = (word: string) =>
      `const say = (text) => new Promise((done) => process.stdout.write(text, () => setTimeout(done, 40)));
       (async () => { for (let i = 0; i < 5; i++) { await say("${word}"); await say("${word}\\n"); } })();`;
    await Promise.all([node(slowly('ёж')), node(slowly('кот'))]);
    await transcript.close();
    const lines = (await readFile(transcript.path, 'utf8')).trim().split('\n');
    expect(lines.sort()).toEqual([...Array(5).fill('коткот'), ...Array(5).fill('ёжёж')]);
  });

  it('that is patient leaves the processors to the others, with all it starts', async () => {
    const tell = 'process.stdout.write(String(require("node:os").getPriority()))';
    const started = `require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(tell)}], { stdio: "inherit" })`;
    await node(started, { isPatient: true });
    await transcript.close();
    expect(await readFile(transcript.path, 'utf8')).toBe(String(constants.priority.PRIORITY_LOW));
  });

  it('is ended when it hangs, together with what it has started', async () => {
    const grandchild =
      'require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" }); setTimeout(() => {}, 60000)';
    expect(await node(grandchild, { withinMs: 300 })).toBe(1);
    await transcript.close();
    expect(await readFile(transcript.path, 'utf8')).toContain('was ended');
  });
});
