/** BullMQ refuses ":" in a queue name, so `ingest:document` is prefix `ingest` and queue `document`. */
export const ingestQueue = { prefix: 'ingest', name: 'document' } as const;
