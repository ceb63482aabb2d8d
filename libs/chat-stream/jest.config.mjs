import { projectConfig } from '../../jest.preset.mjs';

export default projectConfig('chat-stream', import.meta.dirname);
