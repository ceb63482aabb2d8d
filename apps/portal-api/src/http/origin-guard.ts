import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Refusal } from '../refusal.js';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites: ReadonlySet<string> = new Set(['same-origin', 'none']);

export interface OriginGuard {
  /** For unsafe requests. */
  readonly middleware: RequestHandler;
  /** For upgrades, which a browser sends across origins without asking. @throws Refusal `origin_forbidden` */
  check(request: IncomingMessage): void;
}

/** Origin must be absent, the portal's own or configured; Sec-Fetch-Site absent, `same-origin` or `none`. */
export function createOriginGuard(allowed: readonly string[]): OriginGuard {
  const configured = new Set(allowed.map((origin) => origin.toLowerCase()));
  const check = (request: IncomingMessage) => {
    const { origin, host } = request.headers;
    const listed = origin !== undefined && configured.has(origin.toLowerCase());
    if (origin !== undefined && !listed && !isOwn(origin, host)) throw new Refusal('origin_forbidden');
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && !listed && !ownSites.has(String(site))) throw new Refusal('origin_forbidden');
  };
  return {
    check,
    middleware: (request, _response, next) => {
      if (!safeMethods.has(request.method)) check(request);
      next();
    },
  };
}

function isOwn(origin: string, host: string | undefined): boolean {
  const own = /^https?:\/\/([^/]+)$/i.exec(origin);
  return own !== null && host !== undefined && own[1]?.toLowerCase() === host.toLowerCase();
}
