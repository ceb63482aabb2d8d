import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Context } from './context.js';

const breakerStates = { closed: 0, 'half-open': 1, open: 2 } as const;

/** Prometheus figures of this process. Labels are names from the code, never anything that a caller sent. */
export function createMetrics(context: Context): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A figure that cannot be read now is no reason to show none.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  gauge('portal_open_streams', 'WebSockets open on this instance', () => context.hub.count());
  gauge('portal_exchanges_waiting', 'Exchanges that the core has yet to save', () => context.outbox.size());
  for (const name of ['chat', 'data'] as const) {
    gauge(`portal_breaker_${name}`, 'Circuit breaker: 0 closed, 1 half-open, 2 open', () => {
      return breakerStates[context.breakers[name].state];
    });
  }
  return registry;
}
