import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPublishable } from '../packages/publishable.js';
import { runOrThrow } from '../packages/run.js';
import { workspaceRoot } from '../workspace.js';
import { listBrowserEntries } from './browser-entries.js';
import { bundleLimits, tarballLimits } from './bundle-limits.js';
import { formatSizes, measureBundle, type BundleSize } from './bundle-size.js';
import {
  useFiles,
  useFromBundle,
  useFromCommonJs,
  useFromEsm,
  useFromVite,
  type NameCounts,
} from './consumers.js';
import { installedClosure } from './installed-closure.js';
import { judgeNodeVersions } from './node-versions.js';
import { publintProblems, typeProblems } from './package-problems.js';
import { startRedisNetwork } from './readme/redis-network.js';
import { runReadme } from './readme/run-readme.js';
import { judgeFiles, listTarball } from './tarball.js';
import { openWorld, type Packed, type World } from './world.js';

const libraries = listPublishable(workspaceRoot);
const specifiers = libraries.flatMap(({ subpaths }) => subpaths.map(({ specifier }) => specifier));
const names = libraries.map(({ name }) => name);
const minuteMs = 60_000;

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly integrity?: string }>>;
}

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 2 * minuteMs);
afterAll(() => world?.close(), minuteMs);

const packed = (name: string): Packed => world.libraries.find((library) => library.name === name)!;

describe.each(names)('the tarball of %s', (name) => {
  it('holds what a consumer needs and nothing else', async () => {
    expect(judgeFiles(await listTarball(packed(name).tarball))).toEqual([]);
  });

  it('is no larger than its limit', async () => {
    expect((await stat(packed(name).tarball)).size).toBeLessThanOrEqual(tarballLimits[name] ?? 0);
  });

  it('satisfies publint', async () => expect(await publintProblems(packed(name).tarball)).toEqual([]));

  it('satisfies are-the-types-wrong', async () =>
    expect(await typeProblems(packed(name).tarball)).toEqual([]));

  it('says which Node it needs, and which its peers do', () => {
    const { manifest, readme } = packed(name);
    const peers = Object.keys(manifest.peerDependencies ?? {});
    const installed = installedClosure(workspaceRoot, peers).map((one) => one.manifest);
    const named = installed.filter((one) => peers.includes(one.name));
    expect(judgeNodeVersions(manifest, readme, named)).toEqual([]);
  });

  it(
    'is enough, in an empty folder, for everything that its README shows, as written',
    async () => {
      const { tarball, project, readme } = packed(name);
      const types = world.companions.filter((other) => other.startsWith('@types/'));
      const folder = await world.project(`readme-${project}`);
      await using network = readme.includes("from 'ioredis'")
        ? await startRedisNetwork(join(folder.folder, 'redis'))
        : undefined;
      await runReadme(folder.with(network?.env ?? {}), readme, types);
      // What the commands of the README installed is the tarball, to the byte.
      const lock = JSON.parse(await readFile(join(folder.folder, 'package-lock.json'), 'utf8')) as LockFile;
      const hash = createHash('sha512')
        .update(await readFile(tarball))
        .digest('base64');
      expect(lock.packages[`node_modules/${name}`]?.integrity).toBe(`sha512-${hash}`);
    },
    2 * minuteMs,
  );
});

describe('an installed library', () => {
  let fromEsm: NameCounts;

  it(
    'comes with all it needs from the registry of this test alone, by settings of its own',
    async () => {
      const project = await world.project('registry');
      await project.install(names);
      const text = await readFile(join(project.folder, 'package-lock.json'), 'utf8');
      const { packages } = JSON.parse(text) as LockFile;
      const sources = Object.values(packages).flatMap(({ resolved }) =>
        resolved === undefined ? [] : [resolved],
      );
      expect(sources.length).toBeGreaterThanOrEqual(names.length);
      expect(sources.filter((source) => !source.startsWith(world.registry.url))).toEqual([]);
      const settings = await runOrThrow('npm', ['config', 'get', 'userconfig', 'cache', 'registry'], {
        cwd: project.folder,
        env: world.registry.env,
      });
      expect(
        settings
          .split('\n')
          .filter((line) => line.includes('=') && !/portal-consumers-|127\.0\.0\.1/.test(line)),
      ).toEqual([]);
    },
    minuteMs,
  );

  it(
    'works in a strict ES module project, all declarations checked',
    async () => {
      fromEsm = await useFromEsm(await world.project('esm'), specifiers, [...names, ...world.companions]);
      expect(Object.keys(fromEsm)).toEqual(specifiers);
      expect(Math.min(...Object.values(fromEsm))).toBeGreaterThan(0);
    },
    2 * minuteMs,
  );

  it(
    'works in CommonJS by require, with types',
    async () => {
      const project = await world.project('commonjs');
      expect(await useFromCommonJs(project, specifiers, [...names, ...world.companions])).toEqual(fromEsm);
    },
    2 * minuteMs,
  );

  it(
    'gives the plain files that it exports, and runs its commands by npx',
    async () => {
      const project = await world.project('files');
      const files = libraries.flatMap(({ name, manifest }) =>
        Object.keys(manifest.exports)
          .filter((key) => key.endsWith('.json'))
          .map((key) => name + key.slice(1)),
      );
      const found = await useFiles(project, files, names);
      expect(Object.keys(found)).toEqual(files);
      expect(found['@portal/contracts/v1.schema.json']).toContain('operations');
      for (const command of libraries.flatMap(({ manifest }) => Object.keys(manifest.bin ?? {})))
        expect(await project.shell(`npx --no-install ${command} --help`)).toContain(`Usage: ${command}`);
    },
    2 * minuteMs,
  );
});

describe('in a service that is bundled into one file', () => {
  it(
    'the anonymizer brings all it needs, and loads nothing late that is not there',
    async () => {
      const app = `import { anonymize, pseudonym } from '@portal/anonymizer';
        console.log(anonymize('+298 123456, +7 727 250 10 10, Маша Иванова').text);
        console.log(pseudonym('user-17', { id: 'k1', secret: 'secret' }).length);`;
      const [project, elsewhere] = [await world.project('bundled'), await world.project('elsewhere')];
      const printed = await useFromBundle(project, elsewhere, app, ['@portal/anonymizer']);
      expect(printed).toEqual(Array(2).fill('[PHONE_1], [PHONE_2], [PERSON_1]\n46\n'));
    },
    minuteMs,
  );
});

describe('in a web page', () => {
  let entries: string[];
  beforeAll(async () => {
    const found = await Promise.all(
      world.libraries.map((library) => listBrowserEntries(library, library.staged)),
    );
    entries = found.flat();
  });

  it('every entry that a browser can load has a limit, and no other', () => {
    expect([...entries].sort()).toEqual(Object.keys(bundleLimits).sort());
  });

  it(
    'works in a browser when built by Vite, stays within its limit, and costs nothing where it is not used',
    async () => {
      const project = await world.project('vite');
      const counts = await useFromVite(project, entries, names);
      expect(Object.keys(counts)).toEqual(entries);
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);

      const sizes: BundleSize[] = [];
      for (const entry of entries) sizes.push(await measureBundle(project.folder, entry));
      process.stdout.write(`\n${formatSizes(sizes, bundleLimits)}\n\n`);
      const heavy = sizes.filter(({ specifier, gzip }) => gzip > (bundleLimits[specifier] ?? 0));
      expect(heavy).toEqual([]);
      expect(sizes.filter(({ unused }) => unused > 0)).toEqual([]);
    },
    2 * minuteMs,
  );
});
