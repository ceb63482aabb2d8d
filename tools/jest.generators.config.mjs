import { projectConfig } from '../jest.preset.mjs';

/** Tests of the generators on a copy of the repository; they take longer than the others of this project. */
export default {
  ...projectConfig('generators', import.meta.dirname),
  testMatch: ['**/*.generator.test.ts'],
};
