import type { RequestListener } from 'node:http';
import express, { type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Context } from '../context.js';
import { docsRoutes } from '../docs/docs-routes.js';
import { Refusal } from '../refusal.js';
import { apiV1 } from './api-v1.js';
import { createProxyTrust } from './client-address.js';
import type { Route } from './define-route.js';
import { errorHandler } from './error-response.js';
import { requestId } from './request-id.js';
import { requireHost } from './require-host.js';
import { requestLog } from './request-log.js';
import { unreadBody } from './unread-body.js';
import { versionRouter } from './version-router.js';

/**
 * The public application; the order of the middleware is the order of the lines. A later version is a table under a prefix
 * of its own, `/api/v2`, over the same use cases; v1 stays as it is beside it.
 */
export function createApp(
  context: Context,
  laterVersions: Readonly<Record<`/api/v${number}`, readonly Route[]>> = {},
): RequestListener {
  const { config, log } = context;
  const { limits } = context;
  const routes = apiV1(context);

  const app = express();
  app
    .disable('x-powered-by')
    .set('etag', false)
    .set('case sensitive routing', true)
    .set('trust proxy', createProxyTrust(config.trustedProxies))
    .set('query parser', 'simple');
  // Without TLS there is nothing to upgrade to: a browser would look for the documents' files where nobody listens.
  const upgradeInsecureRequests = config.cookieSecure ? [] : null;
  // Nothing comes from elsewhere; the document viewer writes style attributes.
  const styleSrc = ["'self'", "'unsafe-inline'"];
  const contentSecurityPolicy = { directives: { upgradeInsecureRequests, styleSrc, fontSrc: ["'self'"] } };
  app.use(unreadBody, requestId, requestLog(log), helmet({ contentSecurityPolicy }));
  app.use(requireHost);
  app.use('/docs', docsRoutes(routes));

  // Versions that there are not, too: a refusal that a cache kept would outlive the arrival of the version.
  app.use('/api', (_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  app.use('/api/v1', versionRouter(context, routes, limits));
  for (const [prefix, table] of Object.entries(laterVersions))
    app.use(prefix, versionRouter(context, table, limits));
  app.use(() => {
    throw new Refusal('not_found');
  });
  app.use(errorHandler(context.failures, context.audit, config.checkReplies));
  return (request, response) =>
    app(request as Request, response as Response, () => {
      // A target that Express cannot read, `http://[bad/`, passes by everything above: there is nothing at this address either.
      request.url = '/';
      app(request, response);
    });
}
