import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Publishable } from '../packages/publishable.js';
import { readPromises, type Promises } from './package-promises.js';
import { hostWithInstalled } from './parse-installed.js';

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
  const entries = library.subpaths.map(({ key, source }): [string, string] => [
    key,
    relative(root, join(library.folder, source)).split(sep).join('/').replace(/\.ts$/, '.d.ts'),
  ]);
  return {
    name: library.name,
    entries: Object.fromEntries(entries),
    files: emitReached(sources, { ...config!.options, noEmitOnError: false, incremental: false }),
    promises: readPromises(library),
  };
}

/** The declarations of the entries and of what these name, by path: most files of a library are behind none of them. */
function emitReached(entries: readonly string[], options: ts.CompilerOptions): Record<string, string> {
  const program = ts.createProgram([...entries], options, hostWithInstalled(options));
  const reached = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const source = seen.has(path) ? undefined : program.getSourceFile(path);
    seen.add(path);
    if (source === undefined) continue;
    const take = (output: string, text: string): void => {
      reached.set(relative(options.outDir!, output).split(sep).join('/'), withoutPrivateParts(text));
      for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles)
        if (fileName.startsWith('.')) waiting.push(join(path!, '..', fileName).replace(/\.js$/, '.ts'));
    };
    program.emit(source, take, undefined, true);
  }
  return Object.fromEntries([...reached].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Private members are nobody's promise, and two classes that have some are never the same type. */
function withoutPrivateParts(text: string): string {
  return text.replace(/^ +(#private;|private (?!constructor).*;)\n/gm, '');
}

function fail(diagnostic: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
}
