import type { Contract } from '../../../contract.js';
import { v1Contracts } from '../../../v1/routes.js';
import { streamPath } from '../../../v1/constants.js';
import { FakeProblem, wrongPlace } from './fake-problem.js';

/** Where a request leads. */
export interface FoundRoute {
  readonly contract: Contract;
  readonly params: Readonly<Record<string, string>>;
}

interface Address {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly contracts: readonly Contract[];
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);

const addresses: readonly Address[] = [...new Set(v1Contracts.map(({ path }) => path))].map((path) => ({
  pattern: patternOf(path),
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  contracts: v1Contracts.filter((contract) => contract.path === path),
}));
const streamPattern = patternOf(streamPath);

/**
 * The operation at a path below the version prefix. HEAD goes the way of GET.
 *
 * @throws {FakeProblem} not_found, method_not_allowed with `Allow`, upgrade_required for a stream's address
 */
export function findRoute(method: string, path: string): FoundRoute {
  if (streamPattern.test(path)) {
    const headers = { upgrade: 'websocket', connection: 'Upgrade' };
    throw ['GET', 'HEAD'].includes(method)
      ? new FakeProblem('upgrade_required', { headers })
      : notAllowed('GET');
  }
  const address = addresses.find(({ pattern }) => pattern.test(path));
  if (!address) throw new FakeProblem('not_found');
  const values = (address.pattern.exec(path)?.slice(1) ?? []).map(decode);
  const asked = method === 'HEAD' ? 'GET' : method;
  const contract = address.contracts.find((one) => one.method === asked);
  if (!contract) throw notAllowed(allowedAt(address));
  return { contract, params: Object.fromEntries(address.names.map((name, at) => [name, values[at] ?? ''])) };
}

const notAllowed = (allow: string) => new FakeProblem('method_not_allowed', { headers: { allow } });

function allowedAt({ contracts }: Address): string {
  const methods: string[] = contracts.map(({ method }) => method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].sort().join(', ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw wrongPlace('/path', 'is not UTF-8 in percent-encoding');
  }
}
