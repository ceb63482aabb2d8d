import { join } from 'node:path';

/** The folder of the repository. */
export const workspaceRoot = join(import.meta.dirname, '../..');

/** Arguments for Node that run a TypeScript or JavaScript file, and end it when the process that started it is gone. */
export function nodeArguments(script: string): string[] {
  return [
    '--conditions=@portal/source',
    '--import=tsx',
    `--import=${join(import.meta.dirname, 'start/end-with-parent.ts')}`,
    join(workspaceRoot, script),
  ];
}
