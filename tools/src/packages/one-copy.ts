import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

const modules = 'node_modules/';

/**
 * Where npm has put one version of a package into several places, because another version stands above them, a bundle takes the first
 * of these for all: each would be read, and fill its tables, by itself.
 *
 * @param root with the lock file, as an absolute path
 */
export function oneCopyOfEach(root: string): Plugin {
  return {
    name: 'one-copy-of-each',
    async setup({ onResolve, resolve }) {
      const first = firstPlaces(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
      // A bare name; what begins with # is a package's own.
      onResolve({ filter: /^[^./#]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === first) return undefined;
        const found = await resolve(path, { ...from, pluginData: first });
        const [, folder, file] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)(\/.*)$/.exec(found.path) ?? [];
        const better = folder === undefined ? undefined : first.get(folder.slice(root.length + 1));
        return better === undefined ? undefined : { ...found, path: join(root, better) + file };
      });
    },
  };
}

/** For each place of a package that has its version elsewhere as well, which of them is taken: the least deep, by name. */
function firstPlaces({ packages }: LockFile): ReadonlyMap<string, string> {
  const taken = new Map<string, string>();
  const first = new Map<string, string>();
  const places = Object.entries(packages).filter(([place]) => place.includes(modules));
  places.sort(
    ([one], [other]) => one.split(modules).length - other.split(modules).length || (one < other ? -1 : 1),
  );
  for (const [place, { version }] of places) {
    const copy = `${place.slice(place.lastIndexOf(modules))}@${version}`;
    const before = taken.get(copy);
    if (before === undefined) taken.set(copy, place);
    else first.set(place, before);
  }
  return first;
}
