import { z } from 'zod';
import { defineContract } from '../contract.js';
import { opaqueId } from './identifiers.js';

/** Relative to the core's knowledge folder; no way out of it. */
export const materialPath = z
  .string()
  .min(1)
  .max(512)
  .regex(
    /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\p{Cc}][^\\\p{Cc}]*$/u,
    'must be a relative path without . or .. segments',
  );

export const newCourse = z.strictObject({
  title: z.string().trim().min(1).max(200),
  grade: z.int().min(1).max(13).optional(),
  modules: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).max(200),
        materials: z
          .array(z.strictObject({ path: materialPath }))
          .max(50)
          .optional(),
      }),
    )
    .min(1)
    .max(100),
});

export type NewCourse = z.infer<typeof newCourse>;

export const adminCourse = z.strictObject({
  id: opaqueId,
  title: z.string(),
  grade: z.int().optional(),
  modules: z.array(
    z.strictObject({
      id: opaqueId,
      title: z.string(),
      materials: z.array(z.strictObject({ path: z.string() })),
    }),
  ),
});

export type AdminCourse = z.infer<typeof adminCourse>;

export const createCourse = defineContract({
  name: 'createCourse',
  method: 'POST',
  path: '/admin/courses',
  summary: 'Creates a course; each material becomes one ingest job',
  body: newCourse,
  status: 201,
  reply: adminCourse,
  errors: ['core_unavailable', 'core_timeout', 'core_bad_response', 'jobs_unavailable'],
});
