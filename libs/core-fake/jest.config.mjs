import { projectConfig } from '../../jest.preset.mjs';

export default projectConfig('core-fake', import.meta.dirname);
