import type { Manifest, Publishable } from '../packages/publishable.js';
import { publishedManifest } from '../packages/published-manifest.js';
import { readCommandOptions } from './command-options.js';

/**
 * What a package promises beside its types, each promise by its name: `export ./client` is `types default`, `peer msw` is
 * `^3.0.0 optional`.
 */
export type Promises = Readonly<Record<string, string>>;

/** Fields whose every change is felt by those who install, bundle or import. */
const plainFields = ['type', 'sideEffects', 'os', 'cpu'] as const;

type Asking = Manifest & {
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
} & { readonly [field in (typeof plainFields)[number]]?: unknown };

/** Reads the promises of a library from its package.json and the sources of its commands. */
export function readPromises(library: Publishable): Promises {
  const manifest: Asking = publishedManifest(library.manifest);
  const { exports, bin = {}, engines = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.entries(peerDependencies).map(([name, range]) => [
    `peer ${name}`,
    peerDependenciesMeta[name]?.optional === true ? `${range} optional` : range,
  ]);
  const fields = plainFields.flatMap((field) => {
    const value = manifest[field];
    return value === undefined ? [] : [[`field ${field}`, JSON.stringify(value)]];
  });
  return Object.fromEntries([
    ...Object.entries(exports).map(([key, target]) => [`export ${key}`, conditionsOf(target).join(' ')]),
    ...Object.keys(bin).map((name) => [`command ${name}`, 'installed']),
    ...Object.entries(bin).flatMap(([name, file]) => readCommandOptions(library.folder, name, file)),
    ...peers,
    ...Object.entries(engines).map(([name, range]) => [`engine ${name}`, range]),
    ...fields,
  ]) as Promises;
}

/** The conditions of an entry, an inner one with those around it; of a plain file, what kind it is. */
function conditionsOf(target: unknown): string[] {
  if (typeof target === 'string') return [/\.\w+$/.exec(target)?.[0] ?? 'file'];
  return Object.entries((target ?? {}) as Readonly<Record<string, unknown>>).flatMap(([condition, inner]) =>
    typeof inner === 'string' ? [condition] : conditionsOf(inner).map((name) => `${condition}>${name}`),
  );
}
