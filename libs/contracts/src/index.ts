export * from './contract.js';
export * from './v1/index.js';
