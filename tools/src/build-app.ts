import { copyFile, mkdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundleSource, refuseOlderNode } from './packages/bundle-source.js';
import { workspaceRoot } from './workspace.js';

/** Addons that their packages only try to load: without them the plain JavaScript way is taken. */
const optionalAddons = ['bufferutil', 'utf-8-validate', 'msgpackr-extract'];

/** CommonJS packages inside an ES module still call `require` for Node's own modules. */
const requireForCommonJs = `import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);`;

/** What an app serves to browsers as it is: the package, the folder beside main.js that it is looked for in, and the files. */
const servedFiles: Readonly<Record<string, { from: string; to: string; files: readonly string[] }>> = {
  'portal-api': {
    from: 'swagger-ui-dist',
    to: 'swagger-ui',
    files: [
      'swagger-ui-bundle.js',
      'swagger-ui-bundle.js.LICENSE.txt',
      'swagger-ui.css',
      'LICENSE',
      'NOTICE',
    ],
  },
};

async function copyServedFiles(app: string, home: string): Promise<void> {
  const served = servedFiles[app];
  if (served === undefined) return;
  const source = dirname(createRequire(join(home, 'package.json')).resolve(`${served.from}/package.json`));
  const target = join(home, 'dist', served.to);
  await mkdir(target, { recursive: true });
  await Promise.all(served.files.map((file) => copyFile(join(source, file), join(target, file))));
}

/** Bundles an app and everything it imports into one file that Node runs without node_modules; lists and what it serves go beside. */
async function buildApp(app: string): Promise<void> {
  const startedAt = performance.now();
  const home = join(workspaceRoot, 'apps', app);
  const outfile = join(home, 'dist/main.js');
  await bundleSource(join(home, 'src/main.ts'), outfile, {
    external: optionalAddons,
    banner: { js: `${refuseOlderNode}\n${requireForCommonJs}` },
    sourcemap: true,
    legalComments: 'linked',
  });
  await copyServedFiles(app, home);
  const { size } = await stat(outfile);
  const ms = Math.round(performance.now() - startedAt);
  console.log(`apps/${app}/dist/main.js: ${(size / 1024).toFixed(0)} KiB in ${ms} ms`);
}

const [app] = process.argv.slice(2);
if (app === undefined || !/^[a-z][a-z-]*$/.test(app)) {
  console.error('Usage: tsx tools/src/build-app.ts <app>, for example portal-api');
  process.exit(1);
}
await buildApp(app).catch((error: Error) => {
  // esbuild has printed what is wrong in the sources, and where.
  if (!('errors' in error)) console.error(error.message);
  process.exit(1);
});
