import express, { type Router } from 'express';
import type { Context } from '../context.js';
import type { Route } from './define-route.js';
import type { Limits } from './limits.js';
import { mountMethodNotAllowed } from './method-not-allowed.js';
import { mountRoute } from './mount-route.js';
import { nameRefusedRoute } from './name-route.js';
import { createOriginGuard } from './origin-guard.js';
import { readSession, requireSession } from './require-session.js';

/** One version of the API: its route table behind the checks that every version shares. The order is that of the lines. */
export function versionRouter(context: Context, routes: readonly Route[], limits: Limits): Router {
  const oneOf = (wanted: (route: Route) => boolean) => {
    const found = new Set(routes.filter(wanted).map(({ contract }) => `${contract.method} ${contract.path}`));
    // Whoever asks for the head alone asks the same.
    return ({ method, path }: { method?: string | undefined; path: string }) =>
      found.has(`${method === 'HEAD' ? 'GET' : method} ${path}`);
  };
  const open = oneOf(({ permission }) => permission === 'anyone');
  const fromMemory = oneOf((route) => route.fromMemory === true);
  const router = express.Router({ caseSensitive: true, strict: true });
  router.use((request, _response, next) => {
    // Nothing here is kept anywhere, so nothing can be unchanged.
    delete request.headers['if-none-match'];
    next();
  });
  router.use(readSession(context, limits, fromMemory));
  router.use(createOriginGuard(context.config.allowedOrigins).middleware);
  router.use(requireSession(open));
  for (const route of routes) mountRoute(router, route, context, limits.byName);
  mountMethodNotAllowed(router, routes);
  router.use(nameRefusedRoute(routes));
  return router;
}
