import type { Tree } from '@nx/devkit';
import { check } from './generator-error.js';

/** Changes the text of a file that the repository has; says which file when that fails. */
export function editFile(tree: Tree, path: string, edit: (text: string) => string): void {
  tree.write(
    path,
    inFile(path, () => edit(readFile(tree, path))),
  );
}

export function readFile(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  check(text !== null, `${path} is not there. Is this the folder of the repository?`);
  return text;
}

/** Writes a new file; refuses when there is one. */
export function addFile(tree: Tree, path: string, text: string): void {
  check(!tree.exists(path), `${path} exists already. Choose another name, or remove it first.`);
  tree.write(path, text);
}

/** Names the file in the message of what went wrong with it. */
export function inFile<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof Error ? new Error(`${path}: ${error.message}`, { cause: error }) : error;
  }
}
