import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { listProjectFolders } from '../packages/workspace-copy.js';
import { workspaceRoot } from '../workspace.js';

/** In pages of the browser, its types are there as well: a program of its own. */
const apart = join(workspaceRoot, 'e2e');

function read(file: string) {
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(file, '..'), {}, file);
  const { configFilePath: _path, noEmit: _noEmit, ...same } = options;
  return { fileNames, options: same };
}

describe('the one program in which the whole check looks at the types', () => {
  const whole = read(join(workspaceRoot, 'tsconfig.check.json'));

  it('has every file of every project, with the options of the project', async () => {
    const folders = (await listProjectFolders(workspaceRoot)).filter((folder) => folder !== apart);
    expect(folders.length).toBeGreaterThan(5);
    for (const folder of folders) {
      const { fileNames, options } = read(join(folder, 'tsconfig.json'));
      expect(fileNames.length).toBeGreaterThan(0);
      expect(fileNames.filter((name) => !whole.fileNames.includes(name))).toEqual([]);
      expect(options).toEqual(whole.options);
    }
  });
});
