import type { Contract } from '../contract.js';
import { versionPrefix } from './base-url.js';

/** The parts of an input that become the request. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** The path and query of a call, below the base address; parameters are encoded, and null in a query is left out. */
export function addressOf(contract: Contract, { params = {}, query = {} }: RequestParts): string {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeSegment(contract.name, name, params[name]),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  const text = search.toString();
  return `${versionPrefix}${path}${text ? `?${text}` : ''}`;
}

/** Headers and body of a call. */
export function contentOf({ body, idempotencyKey }: RequestParts): {
  headers: Record<string, string>;
  body?: string;
} {
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json' };
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** An empty segment or one of dots would lead to another address: a URL drops them, encoded or not. */
function encodeSegment(operation: string, name: string, value: unknown): string {
  if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
    throw new TypeError(`${operation}: params.${name} must be a string that names something`);
  return encodeURIComponent(value);
}
