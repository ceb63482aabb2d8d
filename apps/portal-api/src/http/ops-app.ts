import express, { type Express } from 'express';
import type { Context } from '../context.js';
import { createMetrics } from '../metrics.js';

/** Process endpoints, on a port of their own that the internet does not reach. */
export function createOpsApp(context: Context, isDraining: () => boolean): Express {
  const metrics = createMetrics(context);
  const app = express();
  app.disable('x-powered-by').set('etag', false);
  app.get('/livez', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/readyz', async (_request, response) => {
    const store = await context.store.ping().then(
      () => 'up',
      () => 'down',
    );
    const ready = store === 'up' && !isDraining();
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : 'not ready', store, draining: isDraining() });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.metrics());
  });
  return app;
}
