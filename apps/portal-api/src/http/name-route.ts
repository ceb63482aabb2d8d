import type { ErrorRequestHandler } from 'express';
import type { Route } from './define-route.js';

/** Names the route, and what it asks for, of a request that was refused before it got there: every denial is told by them. */
export function nameRefusedRoute(routes: readonly Route[]): ErrorRequestHandler {
  const known = routes.map(({ contract, permission }) => ({
    method: contract.method,
    pattern: new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    name: contract.name,
    permission: permission === 'anyone' ? undefined : permission,
  }));
  return (error, { method, path }, response, next) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = known.find((route) => route.method === asked && route.pattern.test(path));
    response.locals['route'] ??= found?.name;
    response.locals['permission'] ??= found?.permission;
    next(error);
  };
}
