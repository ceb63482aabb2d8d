import type { OperationName } from '../../client/operations.js';
import type { Contract } from '../../contract.js';
import { operationAccess, reachOf } from './access.js';
import type { Faults } from './faults.js';
import { checkOrigin } from './http/check-origin.js';
import { FakeProblem, toReply } from './http/fake-problem.js';
import type { FakeReply } from './http/fake-reply.js';
import { findRoute } from './http/find-route.js';
import { parseInput } from './http/parse-input.js';
import { readBody } from './http/read-body.js';
import type { Repeats } from './http/repeats.js';
import { readToken } from './http/session-cookie.js';
import type { FakeCall, FakeOperations, FakeResult } from './operations/operation.js';
import type { FakeSession } from './state/sessions.js';
import type { World } from './world.js';

/** What the requests of one imitation have in common. */
export interface Engine {
  readonly world: World;
  readonly operations: FakeOperations;
  readonly faults: Faults;
  readonly repeats: Repeats;
  readonly allowedOrigins: readonly string[];
}

const lastGoodCopies: readonly string[] = [
  'listCourses',
  'readCourse',
  'readRecommendations',
  'readInterests',
];
const saneId = /^[A-Za-z0-9][A-Za-z0-9._~:+/=-]{0,127}$/;

/** A request through the portal's own order: origin, session, address, role, body, contract, idempotency, work. */
export async function handleRequest(
  engine: Engine,
  request: Request,
  cookie: string | null,
): Promise<FakeReply> {
  const given = request.headers.get('x-request-id') ?? '';
  const requestId = saneId.test(given) && /[A-Za-z]/.test(given) ? given : engine.world.nextId('req');
  const reply = await answer(engine, request, cookie).catch((error: unknown) => {
    if (error instanceof FakeProblem) return toReply(error, requestId);
    // A defect of the imitation itself, which is not to look like one of the page that is being built.
    throw error;
  });
  const always = {
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const isHead = request.method === 'HEAD';
  return { ...reply, body: isHead ? null : reply.body, headers: { ...always, ...reply.headers } };
}

async function answer(engine: Engine, request: Request, cookie: string | null): Promise<FakeReply> {
  const { pathname, searchParams } = new URL(request.url);
  const path = /\/api\/v1(?:\/(.*))?$/.exec(pathname);
  if (!path) throw new FakeProblem('not_found');
  checkOrigin(request, engine.allowedOrigins);
  const session = engine.world.sessions.find(readToken(cookie));
  const address = `/${path[1] ?? ''}`;
  if (!session && !isOpen(request.method, address)) throw new FakeProblem('session_required');
  const { contract, params } = findRoute(request.method, address);
  const name = contract.name as OperationName;
  const reach = session ? reachOf(name, session.person.role) : 'own';
  if (reach === null) throw new FakeProblem('role_forbidden');
  const raw = { params, query: searchParams, body: await readBody(contract, request) };
  const input = parseInput(contract, raw);
  const work = () => run(engine, contract, { ...input, session, reach });
  if (!contract.errors.includes('idempotency_conflict')) return work();
  const scope = JSON.stringify([session?.person.id, name, params]);
  return engine.repeats.run(request.headers.get('idempotency-key'), scope, input.body, work);
}

async function run(
  { operations, faults }: Engine,
  contract: Contract,
  call: { session: FakeSession | null; reach: string },
): Promise<FakeReply> {
  const name = contract.name as OperationName;
  faults.strike(name);
  const operate = operations[name] as (call: unknown) => Promise<FakeResult<OperationName>>;
  const full = {
    ...call,
    person: call.session?.person,
    takeBreak: () => faults.takeBreak(),
  } as unknown as FakeCall<OperationName>;
  const { body, headers } = await operate(full);
  const isStale = faults.staleS !== null && lastGoodCopies.includes(name);
  return {
    status: contract.status,
    headers: {
      ...(contract.reply ? { 'content-type': 'application/json; charset=utf-8' } : {}),
      ...(isStale ? { 'x-portal-stale': String(faults.staleS) } : {}),
      ...headers,
    },
    body: contract.reply ? JSON.stringify(body) : null,
  };
}

/** The operations that need no session; any other address, known or not, is a 401 without one. */
function isOpen(method: string, path: string): boolean {
  try {
    return operationAccess[findRoute(method, path).contract.name as OperationName] === 'anyone';
  } catch {
    return false;
  }
}
