import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json that are read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly files?: readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** What its own files import by names that begin with "#". */
  readonly imports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly nx: { readonly name: string; readonly tags: readonly string[] };
}

/** A library that other teams install. */
export interface Publishable {
  readonly name: string;
  /** The name inside the repository: `rbac`. */
  readonly project: string;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly subpaths: readonly Subpath[];
}

/** One entry of `exports` that code imports. */
export interface Subpath {
  /** As it stands in `exports`: `.` or `./client`. */
  readonly key: string;
  /** What a consumer writes: `@portal/rbac/express`. */
  readonly specifier: string;
  /** Its file in `src`, relative to the package. */
  readonly source: string;
  /** Its built file, relative to the package. */
  readonly built: string;
}

/** The libraries in `libs` that carry the tag `type:publishable`, by name. */
export function listPublishable(root: string): Publishable[] {
  return readdirSync(join(root, 'libs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, 'libs', entry.name))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => manifest.nx.tags.includes('type:publishable'))
    .map(({ folder, manifest }) => ({
      name: manifest.name,
      project: manifest.nx.name,
      folder,
      manifest,
      subpaths: listSubpaths(manifest),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function listSubpaths({ name, exports }: Manifest): Subpath[] {
  return Object.entries(exports).flatMap(([key, target]) => {
    const source = typeof target === 'object' ? target['@portal/source'] : undefined;
    const built = typeof target === 'object' ? target['default'] : undefined;
    if (source === undefined || built === undefined) return [];
    return [{ key, specifier: name + key.slice(1), source, built }];
  });
}
