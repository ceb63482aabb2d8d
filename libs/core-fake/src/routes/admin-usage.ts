import { coreUsageQuery } from '@portal/contracts/core';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';
import { daysBetween } from '../seed/usage.js';
import { usageByDay, usageBySchool } from '../state/usage-report.js';
import { pageOf } from '../state/page.js';

const longestRange = 366;

/** Use of the portal, by day or by school. Every figure is exact: the portal withholds the small ones. */
export function addUsageRoute(app: Express, { schools }: CoreParts): void {
  addEndpoint(app, {
    method: 'get',
    path: '/v1/admin/analytics/usage',
    query: coreUsageQuery,
    handle: ({ query }) => {
      const days = daysInRange(query.from, query.to);
      const inScope = schools.in(query.scope);
      const rows = query.group_by === 'day' ? usageByDay(inScope, days) : usageBySchool(inScope, days);
      const { items, next_cursor } = pageOf(
        `usage by ${query.group_by}`,
        rows,
        (row) => row.day ?? row.school_ref ?? '',
        query,
      );
      return { body: { usage: items, next_cursor } };
    },
  });
}

function daysInRange(from: string, to: string): string[] {
  if (from > to || Date.parse(to) - Date.parse(from) >= longestRange * 86_400_000) {
    throw new CoreProblem(400, 'validation_failed', `from and to must span 1 to ${longestRange} days`);
  }
  return daysBetween(from, to);
}
