import { z } from 'zod';

/** What became of a document. `course_id` is null for a file that was found in the folder without a job. */
export const ingestRecord = z.object({
  document_path: z.string(),
  course_id: z.string().nullable(),
  status: z.enum(['ingested', 'failed']),
  /** Length of the text in UTF-16 units; only when ingested. */
  characters: z.int().min(0).optional(),
  /** Only when failed. */
  reason: z
    .enum([
      'no_knowledge_folder',
      'outside_the_knowledge_folder',
      'file_not_found',
      'not_a_file',
      'file_too_large',
      'not_text',
      'unreadable',
    ])
    .optional(),
  at: z.string(),
});

export type IngestRecord = z.output<typeof ingestRecord>;
export type IngestFailure = NonNullable<IngestRecord['reason']>;
