import type { Tree } from '@nx/devkit';
import { check } from './generator-error.js';
import { declaredNames, syntaxErrorOf } from './source-names.js';

/** Looks at every source that a generator made or changed before any of it is written. */
export function checkSources(tree: Tree): void {
  for (const { path, content } of tree.listChanges()) {
    if (!path.endsWith('.ts') || content === null) continue;
    const text = content.toString('utf8');
    const error = syntaxErrorOf(text);
    check(error === undefined, `${path} could not be read: ${error} Nothing is written.`);
    const names = declaredNames(text);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    check(twice === undefined, `${path} has a "${twice}" already: choose another name. Nothing is written.`);
  }
}
