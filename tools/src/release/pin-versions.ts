/** New versions by package name: `@portal/rbac` to `0.2.0`. */
export type Versions = Readonly<Record<string, string>>;

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

interface Entry {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package.json that names released libraries, with their new versions; undefined when it names none. */
export function pinManifest(text: string, versions: Versions): string | undefined {
  const manifest = JSON.parse(text) as Entry;
  return pinEntry(manifest, versions) ? `${JSON.stringify(manifest, null, 2)}\n` : undefined;
}

/**
 * The lock file with the new versions of the repository's own packages. npm would ask a registry for versions that only this
 * repository has so far.
 */
export function pinLock(text: string, versions: Versions): string {
  const lock = JSON.parse(text) as { packages: Record<string, Entry> };
  for (const entry of Object.values(lock.packages)) {
    pinEntry(entry, versions);
    const own = entry.name === undefined ? undefined : versions[entry.name];
    if (own !== undefined) entry.version = own;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function pinEntry(entry: Entry, versions: Versions): boolean {
  let changed = false;
  for (const section of sections)
    for (const [name, version] of Object.entries(versions)) {
      const dependencies = entry[section];
      if (dependencies?.[name] === undefined || dependencies[name] === version) continue;
      dependencies[name] = version;
      changed = true;
    }
  return changed;
}
