import * as z from 'zod';
import { defineContract } from '../contract.js';
import { idOf } from './identifiers.js';
import { nextCursor, pageQuery, peopleCount, suppressed } from './page.js';

const schoolId = idOf('The school', 'sch-0f3a7c');
const regionId = idOf('The region', 'rgn-77b1e2');
const schoolParams = z.strictObject({ id: schoolId });

/** A school of the admin group. The number of people is withheld (`null`, `suppressed`) when fewer than five. */
export const school = z.strictObject({
  id: schoolId,
  title: z.string().meta({ example: 'Школа № 1' }),
  region_id: regionId,
  students: peopleCount.meta({ example: 412 }),
  suppressed,
});

/** One page of schools; `next_cursor` is null on the last. */
export const schoolPage = z.strictObject({ schools: z.array(school), next_cursor: nextCursor });

/** The type of {@link school}. */
export type School = z.infer<typeof school>;
/** The type of {@link schoolPage}. */
export type SchoolPage = z.infer<typeof schoolPage>;

const schoolTitle = z.string().trim().min(1).max(200).meta({ example: 'Школа № 1' });

/** What `POST /admin/schools` takes. */
export const newSchool = z.strictObject({ title: schoolTitle, region_id: regionId });

/** At least one field; what is left out stays as it is. */
export const schoolChange = z
  .strictObject({ title: schoolTitle.optional(), region_id: regionId.optional() })
  .refine((change) => Object.keys(change).length > 0, { message: 'must change something' })
  .meta({ example: { title: 'Школа № 1 имени М. В. Ломоносова' } });

/** The type of {@link newSchool}. */
export type NewSchool = z.infer<typeof newSchool>;
/** The type of {@link schoolChange}. */
export type SchoolChange = z.infer<typeof schoolChange>;

const coreErrors = ['core_unavailable', 'core_timeout', 'core_bad_response'] as const;

/** `GET /admin/schools`: The schools in the scope of the current user. */
export const listSchools = defineContract({
  name: 'listSchools',
  method: 'GET',
  path: '/admin/schools',
  summary: 'The schools in the scope of the current user',
  description: 'A page at a time, in an order that stays the same.',
  query: z.strictObject(pageQuery),
  status: 200,
  reply: schoolPage,
  errors: coreErrors,
});

/** `GET /admin/schools/{id}`: One school in the scope of the current user. */
export const readSchool = defineContract({
  name: 'readSchool',
  method: 'GET',
  path: '/admin/schools/{id}',
  summary: 'One school in the scope of the current user',
  description: 'A school outside the reach of the role is `not_found`.',
  params: schoolParams,
  status: 200,
  reply: school,
  errors: ['not_found', ...coreErrors],
});

/** `POST /admin/schools`: Creates a school. */
export const createSchool = defineContract({
  name: 'createSchool',
  method: 'POST',
  path: '/admin/schools',
  summary: 'Creates a school',
  description:
    '`Location` is the address of the new school. The region is an opaque reference that the core service knows.',
  body: newSchool,
  status: 201,
  reply: school,
  errors: ['idempotency_conflict', ...coreErrors],
});

/** `PATCH /admin/schools/{id}`: Changes a school; what is left out stays as it is. */
export const changeSchool = defineContract({
  name: 'changeSchool',
  method: 'PATCH',
  path: '/admin/schools/{id}',
  summary: 'Changes a school; what is left out stays as it is',
  description: 'At least one field has to be there.',
  params: schoolParams,
  body: schoolChange,
  status: 200,
  reply: school,
  errors: ['not_found', ...coreErrors],
});

/** `DELETE /admin/schools/{id}`: Deletes a school. */
export const deleteSchool = defineContract({
  name: 'deleteSchool',
  method: 'DELETE',
  path: '/admin/schools/{id}',
  summary: 'Deletes a school',
  description: 'A school that is not there any more is `not_found`, so that a repeat does no harm.',
  params: schoolParams,
  status: 204,
  errors: ['not_found', ...coreErrors],
});
