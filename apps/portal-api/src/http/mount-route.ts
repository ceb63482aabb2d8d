import type { Contract } from '@portal/contracts';
import { authorize, type Permission } from '@portal/rbac';
import type { RequestHandler, Router } from 'express';
import type { Log } from '../log.js';
import { Refusal } from '../refusal.js';
import type { Call, LimitName, Reply, Route } from './define-route.js';
import { parseRequest } from './parse-request.js';
import { requestIdOf } from './request-id.js';
import { sessionOf } from './require-session.js';

export interface MountOptions {
  readonly limits: Readonly<Record<LimitName, RequestHandler>>;
  /** Holds every reply against its contract; a breach is a 500 and an error in the log. */
  readonly checkReplies: boolean;
  readonly log: Log;
}

/** Permission, limit, contract, handler: in this order for every route of every version. */
export function mountRoute(router: Router, route: Route, options: MountOptions): void {
  const { contract, permission } = route;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = contract.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const limit = route.limit ? [options.limits[route.limit]] : [];

  router[method](path, requirePermission(permission), ...limit, async (request, response) => {
    const call: Call = {
      ...(parseRequest(contract, request) as Pick<Call, 'params' | 'query' | 'body'>),
      session: sessionOf(request) as Call['session'],
      scope: response.locals['scope'],
      trace: { requestId: requestIdOf(request) },
      address: request.ip ?? '',
    };
    const { body, headers } = await (route.handle as (call: Call) => Promise<Reply<unknown>>)(call);
    if (options.checkReplies) checkReply(contract, body, options.log);
    response.locals['route'] = contract.name;
    response.status(contract.status).set(headers ?? {});
    if (contract.reply) response.json(body);
    else response.end();
  });
}

function requirePermission(permission: Permission | 'anyone'): RequestHandler {
  return (request, response, next) => {
    if (permission === 'anyone') return next();
    const session = sessionOf(request);
    const scope = session && authorize(session.user.role, permission);
    if (!scope) throw new Refusal('role_forbidden');
    response.locals['scope'] = scope;
    next();
  };
}

function checkReply(contract: Contract, body: unknown, log: Log): void {
  const parsed = contract.reply?.safeParse(body);
  if (!parsed || parsed.success) return;
  const places = parsed.error.issues.map((issue) => issue.path.join('.'));
  log.error({ route: contract.name, places }, 'a reply does not match its contract');
  throw new Refusal('internal_error');
}
