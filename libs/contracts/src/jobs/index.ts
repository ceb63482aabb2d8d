export * from './ingest-document.js';
export * from './ingest-queue.js';
