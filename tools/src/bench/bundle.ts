import { basename, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { workspaceRoot } from '../workspace.js';

const folder = join(workspaceRoot, 'tools/dist/bench');

/** CommonJS packages inside an ES module still call `require` for Node's own modules. */
const requireForCommonJs = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

const common: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  conditions: ['@portal/source'],
  // Addons that their packages only try to load.
  external: ['bufferutil', 'utf-8-validate', 'msgpackr-extract'],
  banner: { js: requireForCommonJs },
  sourcemap: true,
  logLevel: 'warning',
};

/**
 * Bundles a server's script as the apps are built: what is compared runs the same kind of code, without the costs that a
 * TypeScript loader adds to every closure.
 *
 * @returns the path of the bundle from the workspace's root
 */
export async function bundleScript(script: string): Promise<string> {
  const name = `${basename(script, '.ts')}.js`;
  await build({ ...common, entryPoints: [join(workspaceRoot, script)], outfile: join(folder, name) });
  return join('tools/dist/bench', name);
}

/** Bundles some modules of an app into one that exports all of theirs; returns its absolute path. */
export async function bundleModules(name: string, modules: readonly string[]): Promise<string> {
  const outfile = join(folder, `${name}.js`);
  const contents = modules.map((path) => `export * from ${JSON.stringify(`./${path}`)};`).join('\n');
  await build({ ...common, stdin: { contents, resolveDir: workspaceRoot }, outfile });
  return outfile;
}
