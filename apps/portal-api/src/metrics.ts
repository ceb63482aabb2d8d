import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type { Context } from './context.js';
import { addLinkMetrics } from './core/link-metrics.js';

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
  new Counter({
    name: 'portal_lines_lost_total',
    help: 'Lines of log and audit that could not be written',
    labelNames: ['output'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [output, lost] of Object.entries(context.linesLost())) this.inc({ output }, lost);
    },
  });
  addLinkMetrics(registry, context);
  return registry;
}
