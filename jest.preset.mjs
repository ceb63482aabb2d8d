import { join } from 'node:path';

const root = import.meta.dirname;

/** One Jest configuration for every project: ESM, TypeScript by SWC, workspace packages taken from their sources. */
export function projectConfig(name, directory) {
  return {
    displayName: name,
    rootDir: directory,
    roots: [join(directory, 'src')],
    testEnvironment: 'node',
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
          sourceMaps: 'inline',
        },
      ],
    },
    testTimeout: 20_000,
    passWithNoTests: true,
    reporters: [
      'default',
      [join(root, 'tools/jest-counts-reporter.mjs'), { directory: join(root, 'test-output', name) }],
    ],
  };
}
