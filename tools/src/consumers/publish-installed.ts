import { createHash } from 'node:crypto';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../packages/run.js';
import type { InstalledPackage } from './installed-closure.js';

const atOnce = 8;

/**
 * Publishes installed packages to a registry as they lie on the disk. It speaks the registry's own protocol: `npm publish`
 * takes a second for each of more than a hundred packages.
 */
export async function publishInstalled(
  registry: string,
  packages: readonly InstalledPackage[],
  scratch: string,
): Promise<void> {
  const byName = Map.groupBy(packages, ({ name }) => name);
  const waiting = [...byName.values()];
  const publishNext = async (): Promise<void> => {
    for (let versions = waiting.pop(); versions; versions = waiting.pop())
      for (const version of versions) await publishOne(registry, version, scratch);
  };
  await Promise.all(Array.from({ length: atOnce }, publishNext));
}

async function publishOne(registry: string, installed: InstalledPackage, scratch: string): Promise<void> {
  const { name, version, manifest } = installed;
  const tarball = await packFolder(installed, scratch);
  const file = `${name.split('/').at(-1)}-${version}.tgz`;
  const dist = {
    shasum: createHash('sha1').update(tarball).digest('hex'),
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    tarball: `${registry}${name}/-/${file}`,
  };
  const document = {
    _id: name,
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
    _attachments: {
      [file]: {
        content_type: 'application/octet-stream',
        data: tarball.toString('base64'),
        length: tarball.length,
      },
    },
  };
  const response = await fetch(registry + name.replace('/', '%2f'), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  });
  if (!response.ok)
    throw new Error(`${name} ${version} was not published: ${response.status} ${await response.text()}`);
}

async function packFolder({ name, version, folder }: InstalledPackage, scratch: string): Promise<Buffer> {
  const place = join(scratch, `${name.replace('/', '+')}-${version}`);
  await mkdir(place, { recursive: true });
  // A tarball's files lie below "package"; a link gives them that name without a copy.
  await symlink(folder, join(place, 'package'));
  const tarball = join(place, 'package.tgz');
  const args = ['-czhf', tarball, '--exclude', 'package/node_modules', 'package'];
  await runOrThrow('tar', args, { cwd: place, env: { ...process.env, GZIP: '-1' } });
  return readFile(tarball);
}
