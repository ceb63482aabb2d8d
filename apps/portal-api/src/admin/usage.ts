import { readUsage } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import { Refusal } from '../refusal.js';
import { coreScopeOf } from './scope.js';
import { withhold } from './withhold.js';

const dayMs = 86_400_000;
/** Without `from` and `to`: the thirty days up to today. */
const defaultDays = 30;
const longestRange = 366;

export function usageRoutes({ core: { admin } }: Context): Route[] {
  return [
    defineRoute({
      contract: readUsage,
      permission: 'admin.usage:read',
      async handle({ session, scope, query, trace }) {
        const to = query.to ?? (query.from && query.from > today() ? query.from : today());
        const from = query.from ?? isoDay(Date.parse(to) - (defaultDays - 1) * dayMs);
        requireRange(from, to);
        const page = await admin.usage(
          { ...query, from, to, scope: coreScopeOf(scope, session.user) },
          trace,
        );
        const usage = page.usage.map(({ day, school_ref, active_users, questions }) => ({
          ...(query.group_by === 'day' ? { day } : { school_id: school_ref }),
          ...withhold(active_users, { active_users, questions }),
        }));
        return { body: { from, to, group_by: query.group_by, usage, next_cursor: page.next_cursor } };
      },
    }),
  ];
}

/** @throws Refusal when the days are more than a year's */
function requireRange(from: string, to: string): void {
  if (Date.parse(to) - Date.parse(from) < longestRange * dayMs) return;
  const errors = [{ pointer: '/query/to', message: `must be at most ${longestRange} days from the first` }];
  throw new Refusal('validation_failed', { errors });
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const today = (): string => isoDay(Date.now());
