import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package as it lies installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly manifest: InstalledManifest;
}

interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/**
 * The named packages and all that they need, as installed, seen from a folder. What is optional and not installed is left
 * out; what is needed and not installed is an error.
 */
export function installedClosure(from: string, names: readonly string[]): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  const visit = (folder: string, name: string, optional: boolean): void => {
    const place = findInstalled(folder, name);
    if (place === undefined) {
      if (optional) return;
      throw new Error(`${name} is not installed, seen from ${folder}. Run npm ci.`);
    }
    if (found.has(place)) return;
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as InstalledManifest;
    found.set(place, { name, version: manifest.version, folder: place, manifest });
    const soft = { ...manifest.optionalDependencies };
    for (const next of Object.keys({ ...manifest.dependencies, ...soft })) visit(place, next, next in soft);
    for (const peer of Object.keys(manifest.peerDependencies ?? {}))
      if (!manifest.peerDependenciesMeta?.[peer]?.optional) visit(place, peer, false);
  };
  for (const name of names) visit(from, name, false);
  // The same version may lie in several places.
  return [...new Map([...found.values()].map((found) => [`${found.name}@${found.version}`, found])).values()];
}

/** Where a package lies that code in a folder would get, or undefined. */
export function findInstalled(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return realpathSync(place);
    if (folder === dirname(folder)) return undefined;
  }
}
