import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPublishable, type Publishable } from '../packages/publishable.js';
import { plainEnvironment, runOrThrow } from '../packages/run.js';
import { packStaged, stagePackage } from '../packages/stage.js';
import { workspaceRoot } from '../workspace.js';
import { BlankProject } from './blank-project.js';
import { findInstalled, installedClosure } from './installed-closure.js';
import { publishInstalled } from './publish-installed.js';
import { listInstalls } from './readme/list-installs.js';
import { startRegistry, type Registry } from './registry.js';

/** A library as strangers get it. */
export interface Packed extends Publishable {
  readonly staged: string;
  readonly tarball: string;
  /** The README as published. */
  readonly readme: string;
}

/** What surrounds the consumers of a test: a registry with everything in it, and room for projects. */
export interface World {
  readonly libraries: readonly Packed[];
  /** Packages that a consumer of every entry installs beside the libraries. */
  readonly companions: readonly string[];
  readonly registry: Registry;
  project(name: string): Promise<BlankProject>;
  close(): Promise<void>;
}

/** Packs the libraries, starts a registry, and publishes the libraries and all they need to it. */
export async function openWorld(): Promise<World> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'portal-consumers-')));
  const starting = startRegistry(workspaceRoot, join(folder, 'registry'));
  const close = async (): Promise<void> => {
    await (await starting).close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const published = listPublishable(workspaceRoot);
    const companions = listCompanions(published);
    const own = new Set(published.map(({ name }) => name));
    const [libraries, registry] = await Promise.all([packAll(published, folder), starting]);
    const needed = published.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
    const asked = libraries.flatMap(({ readme }) => listInstalls(readme)).filter((name) => !own.has(name));
    const closure = installedClosure(workspaceRoot, [...new Set([...companions, ...needed, ...asked])]);
    await publishInstalled(registry.url, closure, join(folder, 'installed'));
    await Promise.all(libraries.map(({ tarball }) => publish(tarball, folder, registry)));
    const project = async (name: string): Promise<BlankProject> => {
      const place = join(folder, 'projects', name);
      await mkdir(place, { recursive: true });
      return new BlankProject(place, registry.env, workspaceRoot);
    };
    return { libraries, companions, registry, project, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The peers, the types that belong to them, and those of Node. */
function listCompanions(libraries: readonly Publishable[]): string[] {
  const peers = libraries.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {}));
  const types = ['@types/node', ...peers.map((name) => `@types/${name}`)];
  const present = types.filter((name) => findInstalled(workspaceRoot, name) !== undefined);
  return [...new Set([...peers, ...present])];
}

function packAll(libraries: readonly Publishable[], folder: string): Promise<Packed[]> {
  const env = plainEnvironment({
    npm_config_userconfig: join(folder, 'none.npmrc'),
    npm_config_cache: join(folder, 'pack-cache'),
  });
  return Promise.all(
    libraries.map(async (library) => {
      const staged = join(folder, 'staged', library.project);
      await stagePackage(workspaceRoot, library, staged);
      const tarball = await packStaged(staged, join(folder, 'tarballs'), env);
      return { ...library, staged, tarball, readme: await readFile(join(staged, 'README.md'), 'utf8') };
    }),
  );
}

function publish(tarball: string, folder: string, { env }: Registry): Promise<string> {
  return runOrThrow('npm', ['publish', tarball, '--access', 'public'], { cwd: folder, env });
}
