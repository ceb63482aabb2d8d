import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Publishable } from '../packages/publishable.js';
import { plainEnvironment, runOrThrow } from '../packages/run.js';

/** Options of typedoc: one Markdown page an entry, readable as it lies in an installed package. */
const options = [
  ['--plugin', 'typedoc-plugin-markdown'],
  ['--readme', 'none'],
  ['--logLevel', 'Error'],
  ['--outputFileStrategy', 'modules'],
  ['--entryFileName', 'README'],
  ['--parametersFormat', 'table'],
  ['--interfacePropertiesFormat', 'table'],
  ['--typeDeclarationFormat', 'table'],
  ['--useCodeBlocks', 'true'],
  ['--hidePageHeader', 'true'],
  ['--hideBreadcrumbs', 'true'],
  ['--disableSources', 'true'],
  ['--excludeExternals', 'true'],
  ['--excludePrivate', 'true'],
  ['--excludeInternal', 'true'],
  ['--hideGenerator', 'true'],
].flat();

/**
 * Writes the API documents of a library, made from its docstrings, into a folder of their own. Type errors are looked for
 * unless `isCompiled` says that the caller compiles the library: a second time takes a third of what the documents take.
 */
export async function writeApiDocs(
  root: string,
  library: Publishable,
  folder: string,
  { isCompiled = false } = {},
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const entries = library.subpaths.flatMap(({ source }) => ['--entryPoints', join(library.folder, source)]);
  const project = ['--tsconfig', join(library.folder, 'tsconfig.build.json')];
  const program = join(root, 'node_modules/typedoc/bin/typedoc');
  const checks = ['--skipErrorChecking', String(isCompiled)];
  const where = ['--name', library.name, '--out', folder];
  const args = [program, ...options, ...checks, ...project, ...entries, ...where];
  await runOrThrow(process.execPath, args, { cwd: root, env: plainEnvironment({ FORCE_COLOR: '0' }) });
  await nameByEntry(library, folder);
}

/** Pages are named after source files; readers know what they import. */
async function nameByEntry({ subpaths }: Publishable, folder: string): Promise<void> {
  const contents = join(folder, 'README.md');
  let list = await readFile(contents, 'utf8');
  for (const { specifier, source } of subpaths) {
    const name = source.replace(/^\.\/src\//, '').replace(/(\/index)?\.ts$/, '');
    const page = join(folder, `${name}.md`);
    const text = await readFile(page, 'utf8');
    await writeFile(page, text.replace(`# ${name}\n`, `# ${specifier}\n`));
    list = list.replace(`[${name}](${name}.md)`, `[${specifier}](${name}.md)`);
  }
  await writeFile(contents, list.replace('## Modules', '## Entries'));
}
