import type { Manifest } from './publishable.js';

/** A condition that only this repository sets: its projects read each other's sources. */
const ownCondition = '@portal/source';
const ownKeys = new Set(['nx', 'devDependencies', 'scripts']);
const always = ['CHANGELOG.md', 'docs'];

/** The manifest as strangers get it: without tasks, development packages and the condition for sources. */
export function publishedManifest(manifest: Manifest): Manifest & { readonly files: readonly string[] } {
  const kept = Object.fromEntries(Object.entries(manifest).filter(([key]) => !ownKeys.has(key)));
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([key, target]) => [key, withoutOwnCondition(target)]),
  );
  const files = [...new Set([...(manifest.files ?? []), ...always])];
  return { ...(kept as unknown as Manifest), exports, files };
}

function withoutOwnCondition<T extends string | Readonly<Record<string, string>>>(target: T) {
  if (typeof target === 'string') return target;
  return Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== ownCondition));
}
