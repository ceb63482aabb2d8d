import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Context } from '../context.js';
import { Refusal } from '../refusal.js';
import { apiV1 } from './api-v1.js';
import { errorHandler } from './error-response.js';
import { jsonBody } from './json-body.js';
import { createLimits } from './limits.js';
import { mountMethodNotAllowed } from './method-not-allowed.js';
import { mountRoute } from './mount-route.js';
import { createOriginGuard } from './origin-guard.js';
import { requestId } from './request-id.js';
import { requestLog } from './request-log.js';
import { requireSession } from './require-session.js';

/** The public application; the order of the middleware is the order of the lines. */
export function createApp(context: Context): Express {
  const { config, log } = context;
  const limits = createLimits(context.store, context.keys.limit, config.limits);
  const routes = apiV1(context);

  const app = express();
  app
    .disable('x-powered-by')
    .set('etag', false)
    .set('trust proxy', config.trustedProxies)
    .set('query parser', 'simple');
  app.use(requestId, requestLog(log), helmet());

  const v1 = express.Router({ caseSensitive: true, strict: true });
  v1.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  v1.use(limits.address);
  v1.use(createOriginGuard(config.allowedOrigins).middleware);
  v1.use(requireSession(context, ({ method, path }) => method === 'POST' && path === '/auth/login'));
  v1.use(limits.requests);
  v1.use(jsonBody);
  for (const route of routes) mountRoute(v1, route, context, limits.byName);
  mountMethodNotAllowed(v1, routes);

  app.use('/api/v1', v1);
  app.use(() => {
    throw new Refusal('not_found');
  });
  app.use(errorHandler(log, context.audit));
  return app;
}
