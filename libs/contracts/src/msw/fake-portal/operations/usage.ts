import { wrongPlace } from '../http/fake-problem.js';
import { pageOf } from '../http/page.js';
import { withhold } from '../http/withhold.js';
import { daysBetween, isoDay, usageByDay, usageBySchool } from '../seed/usage.js';
import type { World } from '../world.js';
import type { FakeOperations } from './operation.js';
import { schoolsInReach } from './scope.js';

const dayMs = 86_400_000;
/** Without `from` and `to`: the thirty days up to today. */
const usualDays = 30;
const mostDays = 366;

export function usageOperations(world: World): Pick<FakeOperations, 'readUsage'> {
  return {
    readUsage({ person, reach, query }) {
      const today = isoDay(world.now());
      const to = query.to ?? (query.from !== undefined && query.from > today ? query.from : today);
      const from = query.from ?? isoDay(Date.parse(to) - (usualDays - 1) * dayMs);
      // Thirty days before the first days of the year 0 there is no such date.
      if (from.startsWith('-')) throw wrongPlace('/query/to', 'must be at least 0000-01-30');
      if (Date.parse(to) - Date.parse(from) >= mostDays * dayMs)
        throw wrongPlace('/query/to', `must be at most ${mostDays} days from the first`);
      const days = daysBetween(from, to);
      const schools = schoolsInReach(world, person, reach);
      const rows = query.group_by === 'day' ? usageByDay(schools, days) : usageBySchool(schools, days);
      const { items, next_cursor } = pageOf(rows, ({ key }) => key, query);
      const usage = items.map(({ key, activeUsers, questions }) => ({
        ...(query.group_by === 'day' ? { day: key } : { school_id: key }),
        ...withhold(activeUsers, { active_users: activeUsers, questions }),
      }));
      return { body: { from, to, group_by: query.group_by, usage, next_cursor } };
    },
  };
}
