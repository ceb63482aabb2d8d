import * as z from 'zod';
import { defineContract } from '../contract.js';
import { day, idOf } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount, suppressed } from './page.js';

/** The first and the last day, both included and in UTC, and what a row is about: a day or a school. */
export const usageQuery = z
  .strictObject({
    from: day.optional().meta({ description: 'First day; without it thirty days up to `to`' }),
    to: day.optional().meta({ description: 'Last day; without it today', example: '2026-09-30' }),
    group_by: z
      .enum(['day', 'school'])
      .default('day')
      .meta({ description: 'What a row stands for', example: 'day' }),
    ...pageQuery,
  })
  .refine((query) => !query.from || !query.to || query.from <= query.to, {
    path: ['to'],
    message: 'must not be before from',
  });

/** Use of the portal on a day or in a school. Figures about fewer than five people are withheld. */
export const usageRow = z
  .strictObject({
    day: day.optional().meta({ description: 'With group_by=day', example: '2026-09-01' }),
    school_id: idOf('The school', 'sch-0f3a7c').optional().meta({ description: 'With group_by=school' }),
    active_users: peopleCount,
    questions: peopleCount.meta({ example: 143 }),
    suppressed,
  })
  .meta({ example: { day: '2026-09-01', active_users: 28, questions: 143 } });

/** One page of usage; `next_cursor` is null on the last. */
export const usagePage = z.strictObject({
  from: day,
  to: day.meta({ example: '2026-09-30' }),
  group_by: z.enum(['day', 'school']),
  usage: z.array(usageRow),
  next_cursor: nextCursor,
});

/** The type of {@link usagePage}. */
export type UsagePage = z.infer<typeof usagePage>;

/** `GET /admin/analytics/usage`: Use of the portal by day or by school, in the scope of the current user. */
export const readUsage = defineContract({
  name: 'readUsage',
  method: 'GET',
  path: '/admin/analytics/usage',
  summary: 'Use of the portal by day or by school, in the scope of the current user',
  description:
    'Exact figures stay in the core service. A figure about fewer than five people is null, with `suppressed` beside it.',
  query: usageQuery,
  status: 200,
  reply: usagePage,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});
