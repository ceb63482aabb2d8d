/** The parts of a package.json that name other packages to install. Peers are ranges by their nature. */
const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;
/** One version, also of a package that is installed under another name: `npm:typescript@7.0.2`. */
const exact = /^(npm:(@[^@/]+\/)?[^@/]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

/** Dependencies that are not pinned to one version, as `section name range`. */
export function findLooseDependencies(packageJson: string): string[] {
  const manifest = JSON.parse(packageJson) as Record<string, Record<string, unknown> | undefined>;
  return sections.flatMap((section) => listLoose(section, manifest[section] ?? {}));
}

function listLoose(path: string, entries: Record<string, unknown>): string[] {
  return Object.entries(entries).flatMap(([name, range]) => {
    if (typeof range === 'object' && range !== null)
      return listLoose(`${path} ${name}`, range as Record<string, unknown>);
    return typeof range === 'string' && exact.test(range) ? [] : [`${path} ${name} ${String(range)}`];
  });
}

/** Entries of a lock file that name the address of a registry; links inside the workspace are none. */
export function findRegistryAddresses(lockFile: string): string[] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages).flatMap(([path, { resolved }]) =>
    resolved !== undefined && resolved.includes('://') ? [path] : [],
  );
}
