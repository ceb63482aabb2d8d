import { projectConfig } from '../../jest.preset.mjs';

export default projectConfig('core-mock', import.meta.dirname);
