import { join } from 'node:path';

/** Where a run of Nx keeps its cache and what it knows of the workspace: without these, beside those of another run. */
export const nxPlaces = (folder: string) => ({
  NX_CACHE_DIRECTORY: join(folder, 'cache'),
  NX_WORKSPACE_DATA_DIRECTORY: join(folder, 'workspace-data'),
});
