import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Transcript } from './run-command.js';

const minuteMs = 60_000;
let transcript: Transcript;

beforeEach(async () => {
  transcript = new Transcript(join(await mkdtemp(join(tmpdir(), 'portal-transcript-')), 'transcript.log'));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

const node = (code: string, withinMs = minuteMs) =>
  transcript.run(process.execPath, ['-e', code], process.env, withinMs);

describe('a command of the test run', () => {
  it('gives its exit code, and leaves both outputs in the transcript', async () => {
    expect(await node('console.log("to out"); console.error("to err"); process.exitCode = 3')).toBe(3);
    await transcript.close();
    const kept = await readFile(transcript.path, 'utf8');
    expect(kept).toContain('to out');
    expect(kept).toContain('to err');
  });

  it('is ended when it hangs, together with what it has started', async () => {
    const grandchild =
      'require("node:child_process").spawn("sleep", ["60"], { stdio: "inherit" }); setTimeout(() => {}, 60000)';
    expect(await node(grandchild, 300)).toBe(1);
    await transcript.close();
    expect(await readFile(transcript.path, 'utf8')).toContain('was ended');
  });
});
