import express, { type Router } from 'express';
import type { Context } from '../context.js';
import type { Route } from './define-route.js';
import type { Limits } from './limits.js';
import { mountMethodNotAllowed } from './method-not-allowed.js';
import { mountRoute } from './mount-route.js';
import { createOriginGuard } from './origin-guard.js';
import { requireSession } from './require-session.js';

/** One version of the API: its route table behind the checks that every version shares. The order is that of the lines. */
export function versionRouter(context: Context, routes: readonly Route[], limits: Limits): Router {
  const open = new Set(
    routes.flatMap(({ contract, permission }) =>
      permission === 'anyone' ? [`${contract.method} ${contract.path}`] : [],
    ),
  );
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  router.use(createOriginGuard(context.config.allowedOrigins).middleware);
  router.use(requireSession(context, limits, ({ method, path }) => open.has(`${method} ${path}`)));
  for (const route of routes) mountRoute(router, route, context, limits.byName);
  mountMethodNotAllowed(router, routes);
  return router;
}
