export * from './contract.js';
export * from './client/index.js';
export * from './v1/index.js';
