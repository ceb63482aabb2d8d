import { ingestDocument } from '@portal/contracts/jobs';
import { contractProblem } from '../http/problem.js';
import type { IngestRecord } from './ingest-record.js';
import { readDocument } from './read-document.js';

/** Takes documents from the knowledge folder, one record for each path and course. */
export class Ingestion {
  #records = new Map<string, IngestRecord>();

  constructor(
    private readonly folder: string | undefined,
    private readonly now: () => Date,
    private readonly changed: () => void,
  ) {}

  /** Works one job. Rejects when the job is not of the contract; every other failure is in the record. */
  async work(job: unknown): Promise<IngestRecord> {
    const result = ingestDocument.safeParse(job);
    if (!result.success) throw contractProblem('job', result.error);
    return this.#take(result.data.document_path, result.data.course_id);
  }

  /** Takes a file that appeared in the folder, and with it every course that waits for it. */
  async found(documentPath: string): Promise<void> {
    const waiting = this.records().filter((record) => record.document_path === documentPath);
    const courses = new Set([null, ...waiting.map(({ course_id }) => course_id)]);
    for (const course of courses) await this.#take(documentPath, course);
  }

  records(): IngestRecord[] {
    return [...this.#records.values()];
  }

  load(records: readonly IngestRecord[]): void {
    this.#records = new Map(
      records.map((record) => [JSON.stringify([record.document_path, record.course_id]), record]),
    );
  }

  async #take(document_path: string, course_id: string | null): Promise<IngestRecord> {
    const read =
      this.folder === undefined
        ? ({ reason: 'no_knowledge_folder' } as const)
        : await readDocument(this.folder, document_path);
    const record: IngestRecord = {
      document_path,
      course_id,
      ...('text' in read
        ? { status: 'ingested', characters: read.text.length }
        : { status: 'failed', reason: read.reason }),
      at: this.now().toISOString(),
    };
    this.#records.set(JSON.stringify([document_path, course_id]), record);
    this.changed();
    return record;
  }
}
