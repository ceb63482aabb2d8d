import type { OperationName } from '../../client/operations.js';
import type { Contract } from '../../contract.js';
import type { RoleName } from '../../v1/role-names.js';
import { v1Contracts } from '../../v1/routes.js';
import { operationAccess } from '../fake-portal/access.js';
import { sampleIds } from '../fake-portal/seed/people.js';
import { expectSuccess } from './expect-reply.js';
import { send, type PortalUnderTest, type RawReply, type RawRequest } from './portal-under-test.js';

/** Every role, in the order of the documents. */
export const everyRole = Object.keys(sampleIds) as RoleName[];

const contracts = new Map(v1Contracts.map((contract) => [contract.name, contract]));

/** The contract of an operation. */
export const contractOf = (name: OperationName): Contract => contracts.get(name) as Contract;

/** A role that may call an operation. */
export function someRoleFor(name: OperationName): RoleName {
  const access = operationAccess[name];
  return everyRole.find((role) => access !== 'anyone' && access[role] === 'all') ?? firstHolder(name);
}

function firstHolder(name: OperationName): RoleName {
  const access = operationAccess[name];
  return access === 'anyone' ? 'student' : (everyRole.find((role) => access[role]) ?? 'student');
}

/** Signs in; gives the cookie. */
export async function signIn(portal: PortalUnderTest, technicalId: string): Promise<string> {
  const reply = await send(portal, 'POST', '/auth/login', { body: { student_id: technicalId } });
  expectSuccess(contractOf('login'), reply);
  return cookieIn(reply);
}

/** The session's line among the cookies that a reply sets: a gateway may add its own. */
export const sessionLine = ({ headers }: Pick<RawReply, 'headers'>): string =>
  headers.getSetCookie().find((line) => line.startsWith('session=')) ?? '';

/** The session that a reply sets, as a `Cookie` header. */
export const cookieIn = (reply: Pick<RawReply, 'headers'>): string =>
  sessionLine(reply).split(';', 1)[0] ?? '';

const kept = new WeakMap<PortalUnderTest, Map<RoleName, Promise<string>>>();

/** The cookie of a role's sample user: one login a portal, since logins are limited. */
export function cookieOf(portal: PortalUnderTest, role: RoleName): Promise<string> {
  const cookies = kept.get(portal) ?? new Map<RoleName, Promise<string>>();
  kept.set(portal, cookies);
  const known = cookies.get(role);
  if (known) return known;
  const cookie = signIn(portal, sampleIds[role]);
  cookies.set(role, cookie);
  // A login that fails is the breach of one rule, and not of all that come after it.
  cookie.catch(() => cookies.delete(role));
  return cookie;
}

/** Parts of an operation's request. */
export interface OperationRequest extends Omit<RawRequest, 'cookie'> {
  readonly params?: Readonly<Record<string, string>>;
  /** As it is written after the question mark. */
  readonly query?: string;
}

/** Where an operation is, with placeholders for the parameters that are not given. */
export const pathOf = (
  name: OperationName,
  params: Readonly<Record<string, string>> = {},
  query = '',
): string =>
  contractOf(name).path.replaceAll(/\{(\w+)\}/g, (_braces, key: string) => params[key] ?? 'no-such-id') +
  (query ? `?${query}` : '');

/** Calls an operation as a role, or as nobody. */
export async function call(
  portal: PortalUnderTest,
  role: RoleName | null,
  name: OperationName,
  { params, query, ...rest }: OperationRequest = {},
): Promise<RawReply> {
  const cookie = role === null ? undefined : await cookieOf(portal, role);
  return send(portal, contractOf(name).method, pathOf(name, params, query), { ...rest, cookie });
}

/** Calls an operation and expects its success. */
export async function succeed<Body>(
  portal: PortalUnderTest,
  role: RoleName,
  name: OperationName,
  request: OperationRequest = {},
): Promise<Body> {
  return expectSuccess<Body>(contractOf(name), await call(portal, role, name, request));
}
