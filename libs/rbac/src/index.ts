export * from './authorize.js';
export * from './can.js';
export * from './data-scope.js';
export * from './permissions.js';
export * from './policy.js';
export * from './policy-table.js';
export * from './roles.js';
export * from './visible-to.js';
