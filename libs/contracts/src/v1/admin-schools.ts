import { z } from 'zod';
import { defineContract } from '../contract.js';
import { idParams, opaqueId } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount } from './page.js';

export const school = z.strictObject({
  id: opaqueId,
  title: z.string(),
  region_id: opaqueId,
  students: peopleCount,
  suppressed: z.literal(true).optional(),
});

export const schoolPage = z.strictObject({ schools: z.array(school), next_cursor: nextCursor });

export type School = z.infer<typeof school>;
export type SchoolPage = z.infer<typeof schoolPage>;

const schoolTitle = z.string().trim().min(1).max(200);

export const newSchool = z.strictObject({ title: schoolTitle, region_id: opaqueId });

/** At least one field; what is left out stays as it is. */
export const schoolChange = z
  .strictObject({ title: schoolTitle.optional(), region_id: opaqueId.optional() })
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' });

export type NewSchool = z.infer<typeof newSchool>;
export type SchoolChange = z.infer<typeof schoolChange>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

export const listSchools = defineContract({
  name: 'listSchools',
  method: 'GET',
  path: '/admin/schools',
  summary: 'The schools in the scope of the current user',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: schoolPage,
  errors: coreErrors,
});

export const readSchool = defineContract({
  name: 'readSchool',
  method: 'GET',
  path: '/admin/schools/{id}',
  summary: 'One school in the scope of the current user',
  params: idParams,
  status: 200,
  reply: school,
  errors: ['not_found', ...coreErrors],
});

export const createSchool = defineContract({
  name: 'createSchool',
  method: 'POST',
  path: '/admin/schools',
  summary: 'Creates a school',
  body: newSchool,
  status: 201,
  reply: school,
  errors: ['idempotency_conflict', ...coreErrors],
});

export const changeSchool = defineContract({
  name: 'changeSchool',
  method: 'PATCH',
  path: '/admin/schools/{id}',
  summary: 'Changes a school; what is left out stays as it is',
  params: idParams,
  body: schoolChange,
  status: 200,
  reply: school,
  errors: ['not_found', ...coreErrors],
});

export const deleteSchool = defineContract({
  name: 'deleteSchool',
  method: 'DELETE',
  path: '/admin/schools/{id}',
  summary: 'Deletes a school',
  params: idParams,
  status: 204,
  errors: ['not_found', ...coreErrors],
});
