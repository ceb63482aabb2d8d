import type { Manifest } from '../packages/publishable.js';

/** What a package asks of Node: `>=20.3`. */
type Engines = Readonly<Record<string, string>> | undefined;

/**
 * What is wrong with what a README says of Node, one line each: it names the version that the package asks for, and that of
 * every optional peer that asks for more.
 *
 * @param peers the manifests of the peers, as installed
 */
export function judgeNodeVersions(
  { engines, name }: Pick<Manifest, 'engines' | 'name'>,
  readme: string,
  peers: readonly { readonly name: string; readonly engines?: Engines }[],
): string[] {
  const own = leastVersion(engines);
  if (own === undefined) return [`${name} does not say which Node it needs`];
  const asked = peers
    .map((peer) => ({ name: peer.name, least: leastVersion(peer.engines) }))
    .filter(({ least }) => least !== undefined && isHigher(least, own));
  const named = [...readme.matchAll(/\b(\d+(?:\.\d+)*) or\s+later/g)].map(([, version]) => version!);
  return [{ name, least: own }, ...asked]
    .filter(({ least }) => !named.some((version) => trimmed(version) === trimmed(least!)))
    .map((one) => `the README does not say that ${one.name} needs Node ${trimmed(one.least!)} or later`);
}

function leastVersion(engines: Engines): string | undefined {
  return /^>=\s*(\d+(?:\.\d+)*)/.exec(engines?.['node'] ?? '')?.[1];
}

/** 22.12.0 is 22.12. */
const trimmed = (version: string): string => version.replace(/(\.0)+$/, '');

function isHigher(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0 && trimmed(one) !== trimmed(other);
}
