import { derivedNumber } from './derived.js';
import type { School } from './schools.js';

export interface Usage {
  readonly activeUsers: number;
  readonly questions: number;
}

/** How a school used the portal on a day (`2026-09-01`): fewer people at weekends, never more than it has. */
export function usageOnDay(school: School, day: string): Usage {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const percent = (weekday === 0 || weekday === 6 ? 5 : 35) + derivedNumber(30, 'active', school.ref, day);
  const activeUsers = Math.floor((school.students * percent) / 100);
  return { activeUsers, questions: activeUsers * (1 + derivedNumber(4, 'questions', school.ref, day)) };
}

/** Every day from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  const last = Date.parse(to);
  for (let time = Date.parse(from); time <= last; time += 86_400_000) {
    days.push(new Date(time).toISOString().slice(0, 10));
  }
  return days;
}
