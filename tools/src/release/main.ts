import { releaseChangelog, releaseVersion } from 'nx/release/index.js';
import { writeAccepted } from '../api/accepted-file.js';
import { listPublishable } from '../packages/publishable.js';
import { runOrThrow } from '../packages/run.js';
import { workspaceRoot } from '../workspace.js';
import { readDryRun } from './arguments.js';
import { checkApi, listAcceptedBreaks } from './check-api.js';
import { findFirstVersions } from './first-versions.js';
import { judgeBumps, type Bump } from './judge-bumps.js';
import { listNextCommands } from './next-commands.js';
import { commitRelease, orderChangeLogs, pinEverywhere, type Released } from './write-release.js';

/**
 * Makes new versions of the libraries from the commits since their last ones: package.json, change log, a commit and tags.
 * A library that has none yet gets the one in its package.json. What the libraries export from then on is their accepted API.
 * Nothing is pushed or published. With `--dry-run` it shows what it would do.
 */
const dryRun = readWish();
const libraries = listPublishable(workspaceRoot);

const changes = await runOrThrow('git', ['status', '--porcelain'], { cwd: workspaceRoot });
if (!dryRun && changes !== '') stop(['There are changes that are not committed:', changes.trimEnd()]);

const { first, reasons } = await findFirstVersions(workspaceRoot, libraries);
stop(reasons);
const isFirst = (project: string): boolean => first.some((one) => one.project === project);
const projects = libraries.map(({ project }) => project).filter((project) => !isFirst(project));

const planned =
  projects.length === 0 ? {} : (await releaseVersion({ projects, dryRun: true })).projectsVersionData;
const bumps: Bump[] = Object.entries(planned).map(([project, data]) => ({
  project,
  from: data.currentVersion,
  to: data.newVersion ?? undefined,
}));
stop(judgeBumps(bumps, await listAcceptedBreaks(libraries.filter(({ project }) => !isFirst(project)))));
const apis = await Promise.all(libraries.map(checkApi));
stop(apis.flatMap(({ reasons }) => reasons));

const bumped = bumps.filter((bump): bump is Bump & Released => bump.to !== undefined);
const released: Released[] = [...first.map(({ project, version }) => ({ project, to: version })), ...bumped];
if (!dryRun && released.length > 0) {
  const made = bumped.length === 0 ? undefined : await releaseVersion({ projects, dryRun: false });
  for (const { library, present } of apis) await writeAccepted(library.folder, present);
  if (made) {
    await pinEverywhere(workspaceRoot, bumped, libraries);
    const { projectsVersionData, releaseGraph } = made;
    await releaseChangelog({ projects, versionData: projectsVersionData, releaseGraph, dryRun: false });
    await orderChangeLogs(libraries);
  }
  await commitRelease(workspaceRoot, released);
}

console.log(dryRun ? '\nA release would make:' : '\nReleased:');
for (const { project, version } of first) console.log(`  ${project} ${version}, the first version`);
for (const { project, from, to } of bumps) console.log(`  ${project} ${from} → ${to ?? 'no change'}`);
if (!dryRun && released.length > 0)
  console.log(['\nNext:', ...listNextCommands(released, libraries)].join('\n  '));

function readWish(): boolean {
  try {
    return readDryRun(process.argv.slice(2), process.env);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}

function stop(reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}
