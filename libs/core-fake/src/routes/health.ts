import type { CoreHealth } from '@portal/contracts/core';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';

/** Health follows the faults: a rule that fails every chat call for good is a chat that is down. */
export function addHealthRoute(app: Express, { faults }: CoreParts): void {
  addEndpoint(app, {
    method: 'get',
    path: '/v1/health',
    handle: ({ fault }) => {
      if (fault?.kind === 'health_down' && !fault.components) {
        throw new CoreProblem(503, 'unhealthy', 'a fault rule says that the core is down');
      }
      const down = new Set<string>(fault?.kind === 'health_down' ? fault.components : []);
      if (faults.chatIsDown()) down.add('chat');
      const state = (component: string) => (down.has(component) ? 'down' : 'up');
      const body: CoreHealth = {
        status: down.size > 0 ? 'degraded' : 'ok',
        components: { chat: state('chat'), documents: state('documents'), embeddings: state('embeddings') },
      };
      return { body };
    },
  });
}
