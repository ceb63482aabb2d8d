export type { FakePortalControls } from './fake-portal/controls.js';
export type { FakePortalOptions } from './fake-portal/engine.js';
export { createFakePortal, type FakePortal } from './fake-portal/fake-portal.js';
export type { BreakOptions, FailOptions } from './fake-portal/faults.js';
export { sampleIds } from './fake-portal/seed/people.js';
