import type { Config } from './config.js';
import type { Log } from './log.js';
import type { Portal } from './portal.js';

/** Where things are, once everything listens. */
export function announce(config: Config, portal: Portal, log: Log): void {
  log.info(
    {
      portal: `http://${config.host}:${portal.port}/api/v1`,
      docs: `http://${config.host}:${portal.port}/docs`,
      ops: `http://${config.ops.host}:${portal.opsPort}/readyz`,
      core: config.core.url,
      store: portal.context.store.kind,
    },
    'portal is ready',
  );
}
