import { readHealth } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { whatWorks } from './what-works.js';

/** What works now, so that a page can degrade. Answered from memory: a sick core is not asked once more. */
export function healthRoutes({ breakers, lastGood, coreHealth }: Context): Route[] {
  return [
    defineRoute({
      contract: readHealth,
      permission: 'health:read',
      fromMemory: true,
      handle: async () => ({ body: whatWorks(breakers, lastGood, coreHealth.checkedAt) }),
    }),
  ];
}
