import { projectConfig } from '../../jest.preset.mjs';
import { anonymizer } from './build-portal.mjs';

const config = projectConfig('portal-api', import.meta.dirname);

export default {
  ...config,
  moduleNameMapper: { ...config.moduleNameMapper, '^@portal/anonymizer$': anonymizer },
  globalSetup: './build-portal.mjs',
};
