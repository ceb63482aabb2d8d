import { projectConfig } from '../../jest.preset.mjs';

export default projectConfig('rbac', import.meta.dirname);
