import { readUsage } from '@portal/contracts';
import type { Context } from '../context.js';
import { defineRoute, type Route } from '../http/define-route.js';
import type { AdminLink } from '../core/admin-link.js';
import { CoreFailure } from '../core/core-errors.js';
import type { Trace } from '../core/core-link.js';
import { Refusal } from '../refusal.js';
import { coreScopeOf } from './scope.js';
import { hiddenParts, hide, withhold } from './withhold.js';

const dayMs = 86_400_000;
/** Without `from` and `to`: the thirty days up to today. */
const defaultDays = 30;
const longestRange = 366;
/** Rows whose figures are looked at together: beyond them nobody could say which of them tell a withheld one. */
const mostRows = 10_000;
const rowsOfPage = 100;
/** No page of them is asked for after so long. */
const longestReadMs = 15_000;

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
        const hidden = await hiddenRows(asked, page, trace);
        const usage = page.usage.map((row) => {
          const { day, school_ref, active_users, questions } = row;
          return {
            ...(query.group_by === 'day' ? { day } : { school_id: school_ref }),
            ...(hidden.has(keyOf(row))
              ? hide({ active_users, questions })
              : withhold(active_users, { active_users, questions })),
          };
        });
        return { body: { from, to, group_by: query.group_by, usage, next_cursor: page.next_cursor } };
      },
    }),
  ];

  /**
   * The days' figures tell the total of the schools', and these that of the days', so what is withheld of one row is worked
   * out from all of the range, on every page. Nobody is in two schools, but the same few people may come on several days.
   */
  async function hiddenRows(asked: UsageQuery, page: UsageOfCore, trace: Trace) {
    const isWhole = asked.cursor === undefined && page.next_cursor === null;
    const rows = isWhole ? byKey(page.usage) : await allRows(asked, trace);
    const usersOf = ({ active_users }: UsageRow) => active_users;
    const hidden = hiddenParts([...rows.values()], usersOf, asked.group_by === 'day' ? Math.max : undefined);
    return new Set([...hidden].map(keyOf));
  }

  async function allRows(
    { cursor: _cursor, ...asked }: UsageQuery,
    trace: Trace,
  ): Promise<Map<string, UsageRow>> {
    // A list that grows meanwhile may give a row twice, and a row is not hidden by itself.
    const rows = new Map<string, UsageRow>();
    const until = performance.now() + longestReadMs;
    let cursor: string | undefined;
    while (rows.size < mostRows) {
      const page = await admin.usage({ ...asked, limit: rowsOfPage, ...(cursor ? { cursor } : {}) }, trace);
      const known = rows.size;
      for (const [key, row] of byKey(page.usage)) rows.set(key, row);
      if (page.next_cursor === null) return rows;
      // Pages that lead nowhere would be asked for without end.
      if (rows.size === known) throw new CoreFailure('core_bad_response');
      if (performance.now() > until) throw new CoreFailure('core_timeout');
      cursor = page.next_cursor;
    }
    const errors = [{ pointer: '/query', message: `is about more than ${mostRows} rows: ask by day` }];
    throw new Refusal('validation_failed', { errors });
  }
}

type UsageQuery = Parameters<AdminLink['usage']>[0];
type UsageOfCore = Awaited<ReturnType<AdminLink['usage']>>;
type UsageRow = UsageOfCore['usage'][number];

const keyOf = ({ day, school_ref }: UsageRow): string => `${day} ${school_ref}`;

const byKey = (rows: readonly UsageRow[]) => new Map(rows.map((row) => [keyOf(row), row]));

/** @throws Refusal when the days are more than a year's, or begin before all dates */
function requireRange(from: string, to: string): void {
  // Thirty days before the first days of the year 0 there is no such date.
  if (from.startsWith('-')) {
    const errors = [{ pointer: '/query/to', message: 'must be at least 0000-01-30' }];
    throw new Refusal('validation_failed', { errors });
  }
  if (Date.parse(to) - Date.parse(from) < longestRange * dayMs) return;
  const errors = [{ pointer: '/query/to', message: `must be at most ${longestRange} days from the first` }];
  throw new Refusal('validation_failed', { errors });
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
const today = (): string => isoDay(Date.now());
