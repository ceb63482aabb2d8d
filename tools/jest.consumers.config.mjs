import { projectConfig } from '../jest.preset.mjs';

/** Tests of the packages as strangers install them; they take longer than the others of this project. */
export default {
  ...projectConfig('consumers', import.meta.dirname),
  testMatch: ['**/*.consumer.test.ts'],
};
