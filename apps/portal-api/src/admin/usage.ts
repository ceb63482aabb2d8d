import { readUsage } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import type { AdminLink } from '../core/admin-link.js';
import type { Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import { coreScopeOf } from './scope.js';
import { hiddenParts, hide, withhold } from './withhold.js';

const dayMs = 86_400_000;
/** Without `from` and `to`: the thirty days up to today. */
const defaultDays = 30;
const longestRange = 366;
/** Schools whose figures are looked at together. */
const mostSchools = 10_000;

export function usageRoutes({ core: { admin } }: Context): Route[] {
  return [
    defineRoute({
      contract: readUsage,
      permission: 'admin.usage:read',
      async handle({ session, scope, query, trace }) {
        const to = query.to ?? (query.from && query.from > today() ? query.from : today());
        const from = query.from ?? isoDay(Date.parse(to) - (defaultDays - 1) * dayMs);
        requireRange(from, to);
        const asked = { ...query, from, to, scope: coreScopeOf(scope, session.user) };
        const page = await admin.usage(asked, trace);
        const hidden = query.group_by === 'school' ? await hiddenSchools(asked, page, trace) : null;
        const usage = page.usage.map(({ day, school_ref, active_users, questions }) => ({
          ...(query.group_by === 'day' ? { day } : { school_id: school_ref }),
          ...(hidden?.has(school_ref)
            ? hide({ active_users, questions })
            : withhold(active_users, { active_users, questions })),
        }));
        return { body: { from, to, group_by: query.group_by, usage, next_cursor: page.next_cursor } };
      },
    }),
  ];

  /** The days' figures tell the total, so what is withheld of one school is worked out from all of them, on every page. */
  async function hiddenSchools(asked: UsageQuery, page: UsageOfCore, trace: Trace) {
    const isWhole = asked.cursor === undefined && page.next_cursor === null;
    const rows = isWhole ? page.usage : await allSchools(asked, trace);
    return new Set(
      [...hiddenParts(rows, ({ active_users }) => active_users)].map(({ school_ref }) => school_ref),
    );
  }

  async function allSchools({ cursor: _cursor, ...asked }: UsageQuery, trace: Trace): Promise<UsageRow[]> {
    const rows: UsageRow[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.usage({ ...asked, limit: 100, ...(cursor ? { cursor } : {}) }, trace);
      rows.push(...page.usage);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined && rows.length < mostSchools);
    return rows;
  }
}

type UsageQuery = Parameters<AdminLink['usage']>[0];
type UsageOfCore = Awaited<ReturnType<AdminLink['usage']>>;
type UsageRow = UsageOfCore['usage'][number];

/** @throws Refusal when the days are more than a year's */
function requireRange(from: string, to: string): void {
  if (Date.parse(to) - Date.parse(from) < longestRange * dayMs) return;
  const errors = [{ pointer: '/query/to', message: `must be at most ${longestRange} days from the first` }];
  throw new Refusal('validation_failed', { errors });
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const today = (): string => isoDay(Date.now());
