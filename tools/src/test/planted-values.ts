import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.js';

/**
 * The personal values that the end-to-end tests put into questions, by kind. They are a file of e2e, so that its tests
 * read them without importing this project.
 */
export const planted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(workspaceRoot, 'e2e/planted-values.json'), 'utf8'),
);
