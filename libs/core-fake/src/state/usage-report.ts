import { usageOnDay } from '../seed/usage.js';
import type { School } from '../seed/schools.js';

export interface UsageRow {
  readonly day?: string;
  readonly school_ref?: string;
  readonly active_users: number;
  readonly questions: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** One row a day, over all these schools. */
export function usageByDay(schools: readonly School[], days: readonly string[]): UsageRow[] {
  return days.map((day) => {
    const usage = schools.map((school) => usageOnDay(school, day));
    return {
      day,
      active_users: sum(usage.map(({ activeUsers }) => activeUsers)),
      questions: sum(usage.map(({ questions }) => questions)),
    };
  });
}

/** One row a school: the same people come back on several days, so the busiest day counts them. */
export function usageBySchool(schools: readonly School[], days: readonly string[]): UsageRow[] {
  return schools.map((school) => {
    const usage = days.map((day) => usageOnDay(school, day));
    return {
      school_ref: school.ref,
      active_users: Math.max(0, ...usage.map(({ activeUsers }) => activeUsers)),
      questions: sum(usage.map(({ questions }) => questions)),
    };
  });
}
