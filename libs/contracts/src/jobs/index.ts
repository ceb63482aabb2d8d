export * from './ingest-document.js';
