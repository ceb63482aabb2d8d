import { ingestDocument } from '@portal/contracts/jobs';
import type { Express } from 'express';
import type { CoreParts } from '../core-parts.js';
import { addEndpoint } from '../http/endpoint.js';
import { CoreProblem } from '../http/problem.js';

/** The intake of documents over HTTP, for a portal that has no queue. The payload is that of an `ingest:document` job. */
export function addIngestRoute(app: Express, { ingestion }: CoreParts): void {
  addEndpoint(app, {
    method: 'post',
    path: '/v1/ingest',
    body: ingestDocument,
    handle: async ({ body }) => {
      const record = await ingestion.work(body);
      if (record.reason === 'outside_the_knowledge_folder') {
        throw new CoreProblem(400, record.reason, 'document_path leads out of the knowledge folder');
      }
      return { status: 202, body: record };
    },
  });
}
