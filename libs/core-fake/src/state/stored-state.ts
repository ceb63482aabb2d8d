import { role, survey } from '@portal/contracts';
import { coreDialog, coreMessage } from '@portal/contracts/core';
import { z } from 'zod';
import { ingestRecord } from '../ingest/ingest-record.js';

const course = z.object({
  id: z.string(),
  title: z.string(),
  grade: z.int().optional(),
  modules: z.array(
    z.object({ id: z.string(), title: z.string(), materials: z.array(z.object({ path: z.string() })) }),
  ),
});

const school = z.object({
  ref: z.string(),
  title: z.string(),
  regionRef: z.string(),
  students: z.int().min(0),
});
const removed = z.array(z.string()).default([]);

/** The content of a state file. */
export const storedState = z.object({
  version: z.literal(1),
  roles: z.record(z.string(), role),
  courses: z.array(course),
  removed_courses: removed,
  schools: z.array(school).default([]),
  removed_schools: removed,
  surveys: z.array(survey).default([]),
  removed_surveys: removed,
  dialogs: z.array(
    coreDialog.extend({
      activity: z.int().min(0),
      messages: z.array(coreMessage.extend({ partial: z.boolean().optional() })),
    }),
  ),
  ingested: z.array(ingestRecord),
});
