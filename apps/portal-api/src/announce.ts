import { isIPv6 } from 'node:net';
import type { Config } from './config.js';
import type { Log } from './log.js';
import type { Portal } from './portal.js';

/** Where things are, once everything listens. */
export function announce(config: Config, portal: Portal, log: Log): void {
  const base = (host: string, port: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  log.info(
    {
      portal: `${base(config.host, portal.port)}/api/v1`,
      docs: `${base(config.host, portal.port)}/docs`,
      ops: `${base(config.ops.host, portal.opsPort)}/readyz`,
      core: config.core.url,
      store: portal.context.store.kind,
    },
    'portal is ready',
  );
}
