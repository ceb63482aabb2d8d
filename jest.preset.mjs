import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = import.meta.dirname;
/** Most tests wait for timers, sockets and other processes: on two cores Jest would let one test file wait after the other. */
const fewestWorkers = 2;
/**
 * Between two files, a worker whose heap is larger is replaced. The engine's cache of compiled scripts keeps the modules of every
 * file that a worker has run: after a hundred files each collection goes through a gigabyte and a half of them.
 */
const largestHeap = '800MB';

/** One Jest configuration for every project: ESM, TypeScript by SWC, workspace packages taken from their sources. */
export function projectConfig(name, directory) {
  return {
    displayName: name,
    rootDir: directory,
    roots: [join(directory, 'src')],
    testSequencer: join(root, 'jest.sequencer.mjs'),
    testEnvironment: join(root, 'jest.environment.mjs'),
    testEnvironmentOptions: { customExportConditions: ['@portal/source', 'node'] },
    testMatch: ['**/*.{unit,int}.test.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        {
          jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
          module: { type: 'es6' },
          sourceMaps: true,
        },
      ],
    },
    testTimeout: 20_000,
    maxWorkers: Math.max(fewestWorkers, availableParallelism() - 1),
    workerIdleMemoryLimit: largestHeap,
    reporters: [
      'default',
      [join(root, 'tools/jest-counts-reporter.mjs'), { directory: join(root, 'test-output', name) }],
    ],
  };
}
