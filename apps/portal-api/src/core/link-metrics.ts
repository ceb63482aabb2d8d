import { Counter, Gauge, type Registry } from 'prom-client';
import type { HttpCoreLink, LinkName } from './http-core-link.js';

const breakerStates = { closed: 0, 'half-open': 1, open: 2 } as const;
const links: readonly LinkName[] = ['chat', 'data', 'exchanges'];

interface Measured {
  readonly breakers: HttpCoreLink['breakers'];
  readonly coreFigures: HttpCoreLink['figures'];
}

/** The link in Prometheus' terms, read when it is scraped. */
export function addLinkMetrics(registry: Registry, { breakers, coreFigures }: Measured): void {
  const registers = [registry];
  new Gauge({
    name: 'portal_breaker_state',
    help: 'Circuit breaker: 0 closed, 1 half-open, 2 open',
    labelNames: ['breaker'],
    registers,
    collect() {
      for (const breaker of links) this.set({ breaker }, breakerStates[breakers[breaker].state]);
    },
  });
  const count = (name: string, help: string, label: string, read: (link: LinkName) => number) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const link of links) this.inc({ [label]: link }, read(link));
      },
    });
  count(
    'portal_breaker_opens_total',
    'Times that a breaker has opened, also again after a failed probe',
    'breaker',
    (link) => breakers[link].opens,
  );
  count(
    'portal_core_calls_total',
    'Calls to the core, retries not counted',
    'link',
    (link) => coreFigures[link].calls,
  );
  count(
    'portal_core_retries_total',
    'Attempts beyond the first',
    'link',
    (link) => coreFigures[link].retries,
  );
  count(
    'portal_core_retries_refused_total',
    'Retries that the budget forbade',
    'link',
    (link) => coreFigures[link].refused,
  );
}
