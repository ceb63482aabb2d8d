import { workspaceRoot } from '../workspace.js';
import { compareApis, describeChange } from './compare-apis.js';
import type { Api } from './declarations.js';

/** An API of one entry, for tests of the comparison. */
export const apiOf = (text: string): Api => ({
  name: '@x/lib',
  entries: { '.': 'index.d.ts' },
  // Without it, a declaration file exports everything.
  files: { 'index.d.ts': `${text}\nexport {};` },
  promises: {},
});

/** Lines of what breaks when one text of declarations becomes another; `f(a: 1): 2` declares a function. */
export function changedLines(before: string, after: string): string[] {
  const [accepted, present] = [before, after].map((text) =>
    apiOf(text.replace(/^f(?=[<(])/, 'export declare function f')),
  );
  return compareApis(workspaceRoot, accepted!, present!).map(describeChange);
}
