import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../packages/run.js';
import type { Publishable } from '../packages/publishable.js';

/** A library whose first version is still to be released, as its package.json and its change log say. */
export interface FirstVersion {
  readonly project: string;
  readonly version: string;
}

/** The libraries without a tag in the history of this commit, and what stands against a first version of them. */
export async function findFirstVersions(
  root: string,
  libraries: readonly Publishable[],
): Promise<{ first: FirstVersion[]; reasons: string[] }> {
  const tags = (await runOrThrow('git', ['tag', '--merged', 'HEAD'], { cwd: root })).split('\n');
  const untagged = libraries.filter(({ project }) => !tags.some((tag) => tag.startsWith(`${project}@`)));
  const first = untagged.map(({ project, manifest }) => ({ project, version: manifest.version }));
  const reasons = untagged.flatMap(({ project, folder, manifest }) => {
    const file = join(folder, 'CHANGELOG.md');
    return judgeFirst(project, manifest.version, existsSync(file) ? readFileSync(file, 'utf8') : '');
  });
  return { first, reasons };
}

/**
 * Why the version of a package.json cannot be the library's first, one line each. A clone without tags must not take the
 * present version for one: the change log then tells of others.
 */
export function judgeFirst(project: string, version: string, changeLog: string): string[] {
  const versions = [...changeLog.matchAll(/^##? \[?(\d+\.\d+\.\d+[^\s\]]*)/gm)].map(([, found]) => found);
  const others = versions.filter((found) => found !== version);
  if (others.length > 0)
    return [
      `${project} ${version} is not the first version, but no tag ${project}@… is here: git fetch --tags.`,
    ];
  if (versions.length === 0)
    return [`${project} ${version} would be the first version: its CHANGELOG.md does not tell of it.`];
  return [];
}
