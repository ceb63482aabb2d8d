import type { Publishable } from '../packages/publishable.js';
import type { Released } from './write-release.js';

/** What is left to do after a release, as commands: push it, pack what it made, and publish that. */
export function listNextCommands(released: readonly Released[], libraries: readonly Publishable[]): string[] {
  const nameOf = new Map(libraries.map(({ project, name }) => [project, name]));
  const tarballs = released.map(({ project, to }) => {
    const file = nameOf.get(project)!.replace('@', '').replace('/', '-');
    return `dist/packages/${file}-${to}.tgz`;
  });
  return [
    // First: when somebody else was faster, nothing has been published that the branch does not have.
    'git push --follow-tags',
    `npm run pack -- ${released.map(({ project }) => project).join(' ')}`,
    ...tarballs.map((tarball) => `npm publish ${tarball}`),
  ];
}
