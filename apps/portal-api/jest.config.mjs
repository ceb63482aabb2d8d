import { projectConfig } from '../../jest.preset.mjs';

export default {
  ...projectConfig('portal-api', import.meta.dirname),
  globalSetup: './build-portal.mjs',
};
