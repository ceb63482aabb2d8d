import { z } from 'zod';
import { defineContract } from '../contract.js';
import { day, opaqueId } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount } from './page.js';

export const usageQuery = z
  .strictObject({
    from: day.optional(),
    to: day.optional(),
    group_by: z.enum(['day', 'school']).default('day'),
    ...pageQuery,
  })
  .refine((query) => !query.from || !query.to || query.from <= query.to, {
    path: ['to'],
    message: 'must not be before from',
  });

export const usageRow = z.strictObject({
  day: day.optional().meta({ description: 'With group_by=day' }),
  school_id: opaqueId.optional().meta({ description: 'With group_by=school' }),
  active_users: peopleCount,
  questions: peopleCount,
  suppressed: z.literal(true).optional(),
});

export const usagePage = z.strictObject({
  from: day,
  to: day,
  group_by: z.enum(['day', 'school']),
  usage: z.array(usageRow),
  next_cursor: nextCursor,
});

export type UsagePage = z.infer<typeof usagePage>;

export const readUsage = defineContract({
  name: 'readUsage',
  method: 'GET',
  path: '/admin/analytics/usage',
  summary: 'Use of the portal by day or by school, in the scope of the current user',
  query: usageQuery,
  status: 200,
  reply: usagePage,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});
