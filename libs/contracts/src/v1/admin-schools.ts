import { z } from 'zod';
import { defineContract } from '../contract.js';
import { opaqueId } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount } from './page.js';

export const school = z.strictObject({
  id: opaqueId,
  title: z.string(),
  region_id: opaqueId,
  students: peopleCount,
  suppressed: z.literal(true).optional(),
});

export const schoolPage = z.strictObject({ schools: z.array(school), next_cursor: nextCursor });

export type SchoolPage = z.infer<typeof schoolPage>;

export const listSchools = defineContract({
  name: 'listSchools',
  method: 'GET',
  path: '/admin/schools',
  summary: 'The schools in the scope of the current user',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: schoolPage,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response'],
});
