import type { RequestHandler } from 'express';
import type { Route } from './define-route.js';

/** Names the route and what it asks for before anything is checked, so that every denial can be told by them. */
export function nameRoute(routes: readonly Route[]): RequestHandler {
  const known = routes.map(({ contract, permission }) => ({
    method: contract.method,
    pattern: new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    name: contract.name,
    permission: permission === 'anyone' ? undefined : permission,
  }));
  return ({ method, path }, response, next) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const found = known.find((route) => route.method === asked && route.pattern.test(path));
    response.locals['route'] = found?.name;
    response.locals['permission'] = found?.permission;
    next();
  };
}
