import { projectConfig } from '../jest.preset.mjs';

export default projectConfig('tools', import.meta.dirname);
