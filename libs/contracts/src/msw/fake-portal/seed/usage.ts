import { derivedNumber } from './derived.js';
import type { FakeSchool } from './schools.js';

/** Exact figures of one day or one school. */
export interface ExactUsage {
  readonly key: string;
  readonly activeUsers: number;
  readonly questions: number;
}

const dayMs = 86_400_000;

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => isoDay(Date.parse(from) + index * dayMs));
}

function onDay({ id, students }: FakeSchool, day: string): { activeUsers: number; questions: number } {
  const weekday = new Date(day).getUTCDay();
  const share = (weekday % 6 === 0 ? 4 : 30) + derivedNumber(30, 'share', id, day);
  const activeUsers = Math.floor((students * share) / 100);
  return { activeUsers, questions: activeUsers * (1 + derivedNumber(3, 'questions', id, day)) };
}

/** One row a day over all the schools. */
export const usageByDay = (schools: readonly FakeSchool[], days: readonly string[]): ExactUsage[] =>
  days.map((day) => {
    const rows = schools.map((school) => onDay(school, day));
    return {
      key: day,
      activeUsers: rows.reduce((sum, row) => sum + row.activeUsers, 0),
      questions: rows.reduce((sum, row) => sum + row.questions, 0),
    };
  });

/** One row a school: people come back, so the busiest day counts them. */
export const usageBySchool = (schools: readonly FakeSchool[], days: readonly string[]): ExactUsage[] =>
  schools.map((school) => {
    const rows = days.map((day) => onDay(school, day));
    return {
      key: school.id,
      activeUsers: rows.reduce((most, row) => Math.max(most, row.activeUsers), 0),
      questions: rows.reduce((sum, row) => sum + row.questions, 0),
    };
  });
