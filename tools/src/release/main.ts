import { releaseChangelog, releaseVersion } from 'nx/release/index.js';
import { writeAccepted } from '../api/accepted-file.js';
import { listPublishable } from '../packages/publishable.js';
import { runOrThrow } from '../packages/run.js';
import { workspaceRoot } from '../workspace.js';
import { checkApi, listAcceptedBreaks } from './check-api.js';
import { judgeBumps, type Bump } from './judge-bumps.js';
import { commitRelease, orderChangeLogs, pinEverywhere, type Released } from './write-release.js';

/**
 * Makes new versions of the libraries from the commits since their last ones: package.json, change log, a commit and tags.
 * What the libraries export from then on is their accepted API. Nothing is pushed or published. With `--dry-run` it shows what it would do.
 */
const dryRun = process.argv.includes('--dry-run');
const libraries = listPublishable(workspaceRoot);

const changes = await runOrThrow('git', ['status', '--porcelain'], { cwd: workspaceRoot });
if (!dryRun && changes !== '') stop(['There are changes that are not committed:', changes.trimEnd()]);

const planned = await releaseVersion({ dryRun: true });
const bumps: Bump[] = Object.entries(planned.projectsVersionData).map(([project, data]) => ({
  project,
  from: data.currentVersion,
  to: data.newVersion ?? undefined,
}));
stop(judgeBumps(bumps, await listAcceptedBreaks(libraries)));
const apis = await Promise.all(libraries.map(checkApi));
stop(apis.flatMap(({ reasons }) => reasons));

const released = bumps.filter((bump): bump is Released => bump.to !== undefined);
if (!dryRun && released.length > 0) {
  const { projectsVersionData, releaseGraph } = await releaseVersion({ dryRun: false });
  for (const { library, present } of apis) await writeAccepted(library.folder, present);
  await pinEverywhere(workspaceRoot, released, libraries);
  await releaseChangelog({ versionData: projectsVersionData, releaseGraph, dryRun: false });
  await orderChangeLogs(libraries);
  await commitRelease(workspaceRoot, released);
}

console.log(dryRun ? '\nA release would make:' : '\nReleased:');
for (const { project, from, to } of bumps) console.log(`  ${project} ${from} → ${to ?? 'no change'}`);
if (!dryRun && released.length > 0)
  console.log('Next: npm run pack, npm publish for each tarball, git push --follow-tags.');

function stop(reasons: readonly string[]): void {
  if (reasons.length === 0) return;
  console.error(reasons.join('\n'));
  process.exit(1);
}
