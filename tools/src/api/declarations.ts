import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Publishable } from '../packages/publishable.js';
import { readPromises, type Promises } from './package-promises.js';

/** What a package promises: entries, the declaration files behind them without comments and private parts, and more. */
export interface Api {
  readonly name: string;
  /** Entry to its file: `./express` to `express.d.ts`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Text of each declaration file, by its path. */
  readonly files: Readonly<Record<string, string>>;
  /** What package.json and the commands promise. */
  readonly promises: Promises;
}

/** Reads the API of a library from its sources and its package.json. */
export function readApi(library: Publishable): Api {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(library.folder, 'tsconfig.build.json'),
    {
      emitDeclarationOnly: true,
      declarationMap: false,
      sourceMap: false,
      removeComments: true,
      noEmit: false,
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
  );
  const root = join(library.folder, 'src');
  const sources = library.subpaths.map(({ source }) => join(library.folder, source));
  const program = ts.createProgram(sources, { ...config!.options, noEmitOnError: false, incremental: false });
  const emitted: Record<string, string> = {};
  program.emit(undefined, (path, text) => {
    const name = relative(config!.options.outDir!, path).split(sep).join('/');
    if (name.endsWith('.d.ts')) emitted[name] = withoutPrivateParts(text);
  });
  const entries = library.subpaths.map(({ key, source }): [string, string] => [
    key,
    relative(root, join(library.folder, source)).split(sep).join('/').replace(/\.ts$/, '.d.ts'),
  ]);
  return {
    name: library.name,
    entries: Object.fromEntries(entries),
    files: pickReached(entries, emitted),
    promises: readPromises(library),
  };
}

/** Private members are nobody's promise, and two classes that have some are never the same type. */
function withoutPrivateParts(text: string): string {
  return text.replace(/^ +(#private;|private (?!constructor).*;)\n/gm, '');
}

function pickReached(
  entries: readonly (readonly [string, string])[],
  emitted: Readonly<Record<string, string>>,
): Record<string, string> {
  const reached = new Set<string>();
  const waiting = entries.map(([, file]) => file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = emitted[file];
    if (text === undefined || reached.has(file)) continue;
    reached.add(file);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
      if (fileName.startsWith('.')) waiting.push(join(file, '..', fileName).replace(/\.js$/, '.d.ts'));
  }
  return Object.fromEntries([...reached].sort().map((file) => [file, emitted[file]!]));
}

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}
