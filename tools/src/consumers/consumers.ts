import type { BlankProject } from './blank-project.js';
import { strictOptions } from './blank-project.js';
import { commonJsProbe, commonJsTypesProbe, esmProbe } from './probe-files.js';

// One file with a known name, without the loader for further files, which needs a page.
const viteConfig = `export default {
  logLevel: 'warn',
  build: { modulePreload: { polyfill: false }, rollupOptions: { output: { entryFileNames: 'main.js' } } },
};`;

/** How many names a consumer got from each entry. */
export type NameCounts = Readonly<Record<string, number>>;

/** A strict ES module project: type-checked with the declarations of all packages, compiled, and run. */
export async function useFromEsm(
  project: BlankProject,
  specifiers: readonly string[],
  packages: readonly string[],
): Promise<NameCounts> {
  await project.write({
    'package.json': { name: 'esm-consumer', private: true, type: 'module' },
    'tsconfig.json': {
      compilerOptions: { ...strictOptions, module: 'nodenext', types: ['node'], outDir: 'out', rootDir: '.' },
      files: ['main.ts'],
    },
    'main.ts': esmProbe(specifiers),
  });
  await project.install(packages);
  await project.typeCheck('-p', '.');
  return JSON.parse(await project.node('out/main.js')) as NameCounts;
}

/** A CommonJS project: plain `require`, and `import = require` in TypeScript. */
export async function useFromCommonJs(
  project: BlankProject,
  specifiers: readonly string[],
  packages: readonly string[],
): Promise<NameCounts> {
  await project.write({
    'package.json': { name: 'commonjs-consumer', private: true, type: 'commonjs' },
    'tsconfig.json': {
      compilerOptions: { ...strictOptions, module: 'nodenext', types: ['node'], noEmit: true },
      files: ['types.cts'],
    },
    'main.cjs': commonJsProbe(specifiers),
    'types.cts': commonJsTypesProbe(specifiers),
  });
  await project.install(packages);
  await project.typeCheck('-p', '.');
  return JSON.parse(await project.node('main.cjs')) as NameCounts;
}

/**
 * A web page built by Vite from the entries that browsers load: type-checked with the resolution of bundlers and the
 * browser's types alone, built, and the bundle run.
 */
export async function useFromVite(
  project: BlankProject,
  specifiers: readonly string[],
  packages: readonly string[],
): Promise<NameCounts> {
  await project.write({
    'package.json': { name: 'vite-consumer', private: true, type: 'module' },
    'tsconfig.json': {
      compilerOptions: {
        ...strictOptions,
        lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
        noEmit: true,
      },
      files: ['main.ts'],
    },
    'index.html': '<!doctype html><script type="module" src="/main.ts"></script>',
    'main.ts': esmProbe(specifiers),
    'vite.config.mjs': viteConfig,
  });
  await project.install(packages);
  await project.typeCheck('-p', '.');
  await project.tool('vite/bin/vite.js', 'build');
  return JSON.parse(await project.node('dist/main.js')) as NameCounts;
}
