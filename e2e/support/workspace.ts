import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../..');

/** Everything that a server of a test prints goes here; the privacy scan of the test run reads it. */
export const logFolder = join(workspaceRoot, 'test-output/logs');

/** An app as it would be deployed: one file. */
export function bundleOf(app: 'portal-api' | 'core-mock'): string {
  return join(workspaceRoot, 'apps', app, 'dist/main.js');
}
