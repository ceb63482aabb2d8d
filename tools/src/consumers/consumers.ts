import { join } from 'node:path';
import { build } from 'esbuild';
import type { BlankProject } from './blank-project.js';
import { strictOptions } from './blank-project.js';
import { browserOptions, runPage } from './web-page.js';
import { commonJsProbe, commonJsTypesProbe, esmProbe } from './probe-files.js';

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
  // By the compiler before the native one, which checks all others here.
  await project.tool('typescript/bin/tsc', '-p', '.');
  return JSON.parse(await project.node('out/main.js')) as NameCounts;
}

/** A strict ES module project that imports the plain files of packages; gives the names of what is in each. */
export async function useFiles(
  project: BlankProject,
  specifiers: readonly string[],
  packages: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const imports = specifiers.map(
    (specifier, index) => `import f${index} from '${specifier}' with { type: 'json' };`,
  );
  const listed = specifiers.map((specifier, index) => `'${specifier}': Object.keys(f${index})`);
  const options = { ...strictOptions, module: 'nodenext', types: ['node'], outDir: 'out', rootDir: '.' };
  await project.write({
    'package.json': { name: 'file-consumer', private: true, type: 'module' },
    'tsconfig.json': { compilerOptions: { ...options, resolveJsonModule: true }, files: ['main.ts'] },
    'main.ts': `${imports.join('\n')}\nconsole.log(JSON.stringify({ ${listed.join(', ')} }));\n`,
  });
  await project.install([...packages, '@types/node']);
  await project.typeCheck('-p', '.');
  return JSON.parse(await project.node('out/main.js')) as Record<string, string[]>;
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

/** A service bundled into one file by esbuild, as ES module and as CommonJS, and run where no package is installed. */
export async function useFromBundle(
  project: BlankProject,
  elsewhere: BlankProject,
  app: string,
  packages: readonly string[],
): Promise<readonly string[]> {
  await project.write({
    'package.json': { name: 'bundled-consumer', private: true, type: 'module' },
    'app.js': app,
  });
  await project.install(packages);
  await elsewhere.write({ 'package.json': { name: 'elsewhere', private: true } });
  const printed = [];
  for (const [format, file] of [
    ['esm', 'app.mjs'],
    ['cjs', 'app.cjs'],
  ] as const) {
    await build({
      absWorkingDir: project.folder,
      entryPoints: ['app.js'],
      outfile: join(elsewhere.folder, file),
      bundle: true,
      platform: 'node',
      format,
      logLevel: 'error',
    });
    printed.push(await elsewhere.node(file));
  }
  return printed;
}

/**
 * A web page built by Vite from the entries that browsers load: type-checked with the resolution of bundlers and the
 * browser's types alone, built, and opened in a browser.
 */
export async function useFromVite(
  project: BlankProject,
  specifiers: readonly string[],
  packages: readonly string[],
): Promise<NameCounts> {
  await project.write({
    'package.json': { name: 'vite-consumer', private: true, type: 'module' },
    'tsconfig.json': {
      compilerOptions: { ...strictOptions, ...browserOptions },
      files: ['main.ts'],
    },
    'main.ts': esmProbe(specifiers),
  });
  await project.install(packages);
  await project.typeCheck('-p', '.');
  const [printed = ''] = await runPage(project, { script: 'main.ts', lines: 1 });
  return JSON.parse(printed) as NameCounts;
}
