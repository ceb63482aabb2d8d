import type { Contract } from '@portal/contracts';
import type { Permission } from '@portal/rbac';
import { permissionMiddleware } from '@portal/rbac/express';
import type { RequestHandler, Router } from 'express';
import type { Context } from '../context.js';
import type { Log } from '../log.js';
import { Refusal } from '../refusal.js';
import type { Call, LimitName, Reply, Route } from './define-route.js';
import { toErrorResponse } from './error-response.js';
import { ignoreBody } from './ignore-body.js';
import { jsonBody } from './json-body.js';
import { parseRequest } from './parse-request.js';
import { applyLimit } from './rate-limit.js';
import { blameCursor } from './refused-cursor.js';
import { requestIdOf } from './request-id.js';
import { sessionOf } from './require-session.js';

/** Permission, contract, idempotency, limit, handler: in this order for every route of every version. */
export function mountRoute(
  router: Router,
  route: Route,
  { audit, config, idempotency, log }: Pick<Context, 'audit' | 'config' | 'idempotency' | 'log'>,
  limits: Readonly<Record<LimitName, RequestHandler>>,
): void {
  const { contract, permission } = route;
  const path = contract.path.replaceAll(/\{(\w+)\}/g, ':$1');
  const method = contract.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const handle = route.handle as (call: Call) => Promise<Reply<unknown>>;
  const isRepeatable = contract.errors.includes('idempotency_conflict');

  const checks = [name(route), requirePermission(permission), method === 'get' ? ignoreBody : jsonBody];
  router[method](path, ...checks, async (request, response) => {
    const call: Call = {
      ...(parseRequest(contract, request) as Pick<Call, 'params' | 'query' | 'body'>),
      session: sessionOf(request) as Call['session'],
      scope: response.locals['scope'],
      trace: { requestId: requestIdOf(request) },
      address: request.ip ?? '',
    };
    const work = async (idempotencyKey: string | undefined) => {
      // Here, and not earlier: the repeats of an answered request do not count against what it is limited by.
      if (route.limit) await applyLimit(limits[route.limit], request, response);
      const trace = { ...call.trace, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) };
      const written = (outcome: 'done' | 'unknown') => {
        if (isAdminWrite(contract, permission))
          audit.adminWrite(call.session.user, contract.name, permission, outcome, trace.requestId);
      };
      try {
        const reply = await handle({ ...call, trace });
        written('done');
        return reply;
      } catch (error) {
        // A write that failed on the way may have been done all the same.
        if (toErrorResponse(error, trace.requestId).status >= 500) written('unknown');
        throw contract.query ? blameCursor(error, request.query) : error;
      }
    };
    const { body, headers } = isRepeatable
      ? await idempotency.run(
          {
            key: request.get('idempotency-key'),
            userId: call.session.user.id,
            address: `${request.baseUrl} ${contract.name} ${JSON.stringify(call.params)}`,
            body: call.body,
          },
          work,
        )
      : await work(undefined);
    if (config.checkReplies) checkReply(contract, body, log);
    response.status(contract.status).set(headers ?? {});
    if (contract.reply) response.json(body);
    else response.end();
  });
}

/** For the log, and for the audit log should it be denied. */
function name({ contract, permission }: Route): RequestHandler {
  return (_request, response, next) => {
    response.locals['route'] = contract.name;
    response.locals['permission'] = permission === 'anyone' ? undefined : permission;
    next();
  };
}

/** The table's verdict, with its reach for the handler and the missing permission for the audit log. */
const holds = permissionMiddleware({
  roleOf: (request) => sessionOf(request)?.user.role,
  granted: (request, _permission, scope) => {
    if (request.res) request.res.locals['scope'] = scope;
  },
  denied: () => new Refusal('role_forbidden'),
});

function requirePermission(permission: Permission | 'anyone'): RequestHandler {
  return permission === 'anyone' ? (_request, _response, next) => next() : holds(permission);
}

function isAdminWrite(contract: Contract, permission: Permission | 'anyone'): permission is Permission {
  return permission.startsWith('admin.') && contract.method !== 'GET';
}

function checkReply(contract: Contract, body: unknown, log: Log): void {
  const parsed = contract.reply?.safeParse(body);
  if (!parsed || parsed.success) return;
  const places = parsed.error.issues.map((issue) => issue.path.join('.'));
  log.error({ route: contract.name, places }, 'a reply does not match its contract');
  throw new Refusal('internal_error');
}
