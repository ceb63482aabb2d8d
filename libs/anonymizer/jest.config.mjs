import { projectConfig } from '../../jest.preset.mjs';

export default projectConfig('anonymizer', import.meta.dirname);
