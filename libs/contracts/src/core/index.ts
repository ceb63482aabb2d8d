export * from './admin.js';
export * from './chat.js';
export * from './dialogs.js';
export * from './health.js';
export * from './idempotency-header.js';
export * from './users.js';
