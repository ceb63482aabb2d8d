export * from './authorize.js';
export * from './data-scope.js';
export * from './permissions.js';
export * from './policy.js';
export * from './roles.js';
