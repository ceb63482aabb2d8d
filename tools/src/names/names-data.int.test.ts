import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { workspaceRoot } from '../workspace.js';

const committed = join(workspaceRoot, 'libs/anonymizer/src/data');
let made: string;

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'portal-names-'));
  const build = join(workspaceRoot, 'tools/src/names/build.ts');
  await promisify(execFile)(process.execPath, ['--conditions=@portal/source', '--import=tsx', build, made], {
    cwd: workspaceRoot,
  });
});

afterAll(() => rm(made, { recursive: true }));

describe('the names of the anonymizer', () => {
  it('are what the word lists beside this test make', async () => {
    const files = await readdir(made);
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const [now, before] = await Promise.all(
        [made, committed].map((folder) => readFile(join(folder, file), 'utf8')),
      );
      // Their texts are megabytes, which nobody wants to see.
      expect({ file, isTheSame: now === before }).toEqual({ file, isTheSame: true });
    }
  });
});
