import { streamPath } from '@portal/contracts';
import type { Router } from 'express';
import { Refusal } from '../refusal.js';
import type { Route } from './define-route.js';

/** A known path with another method is 405 with `Allow`, a stream without an upgrade is 426; mount it after the routes. */
export function mountMethodNotAllowed(router: Router, routes: readonly Route[]): void {
  const methods = new Map<string, Set<string>>();
  for (const { contract } of routes) {
    const path = toExpress(contract.path);
    const known = methods.get(path) ?? methods.set(path, new Set()).get(path);
    known?.add(contract.method);
    if (contract.method === 'GET') known?.add('HEAD');
  }
  methods.set(toExpress(streamPath), new Set(['GET']));
  router.get(toExpress(streamPath), () => {
    throw new Refusal('upgrade_required', { headers: { upgrade: 'websocket' } });
  });
  for (const [path, known] of methods) {
    router.all(path, () => {
      throw new Refusal('method_not_allowed', { headers: { allow: [...known].sort().join(', ') } });
    });
  }
}

const toExpress = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');
