import * as z from 'zod';
import { timestamp } from '../v1/identifiers.js';

/** The payload of an `ingest:document` job: produced by the portal, worked by the core. */
export const ingestDocument = z.strictObject({
  document_path: z.string().min(1).max(512),
  course_id: z.string().min(1).max(128),
  requested_at: timestamp,
});

/** The type of {@link ingestDocument}. */
export type IngestDocument = z.infer<typeof ingestDocument>;
