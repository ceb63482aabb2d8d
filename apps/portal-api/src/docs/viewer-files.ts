import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a page needs of the viewer's package. */
export const viewerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/**
 * The folder of the viewer's files: beside the bundle, where the build has put them, else in the installed package. Null when the
 * bundle was deployed without them: the documents are then served without the viewer.
 */
export function findViewerFolder(from: string = import.meta.url): string | null {
  const beside = join(dirname(fileURLToPath(from)), 'swagger-ui');
  if (existsSync(beside)) return beside;
  try {
    return dirname(createRequire(from).resolve('swagger-ui-dist/package.json'));
  } catch {
    return null;
  }
}
