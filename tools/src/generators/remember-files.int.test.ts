import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { rememberFiles } from './remember-files.js';
import { runScripts } from './run-scripts.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-remember-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('leaves no file changed when a script fails on what was written', () => {
  const scripts = {
    good: "node -e \"fs.writeFileSync('page.md', 'new')\"",
    bad: 'node -e "process.exit(3)"',
  };
  const manifest = JSON.stringify({ name: 'scratch', scripts });
  writeFileSync(join(root, 'package.json'), manifest);
  writeFileSync(join(root, 'list.ts'), 'old');
  writeFileSync(join(root, 'page.md'), 'old');
  mkdirSync(join(root, 'src'));
  const tree = new FsTree(root, false);
  tree.write('list.ts', 'new');
  tree.write('src/part/deep/new.ts', 'new');
  const takeBack = rememberFiles(tree, ['page.md']);
  flushChanges(root, tree.listChanges());
  expect(existsSync(join(root, 'src/part/deep/new.ts'))).toBe(true);

  expect(() => runScripts(root, ['good', 'bad'], takeBack)).toThrow('all files are again as they were');
  expect(['list.ts', 'page.md'].map((path) => readFileSync(join(root, path), 'utf8'))).toEqual([
    'old',
    'old',
  ]);
  // An empty folder is nothing to Git; the one that the files stood in goes all the same.
  expect(readdirSync(root).sort()).toEqual(['list.ts', 'package.json', 'page.md']);
});
