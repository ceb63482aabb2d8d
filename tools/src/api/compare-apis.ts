import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { compareExports, listHeldTypes } from './compare-exports.js';
import { comparePromises } from './compare-promises.js';
import type { Api } from './declarations.js';
import { parseInstalledOnce } from './parse-installed.js';

type Side = 'accepted' | 'present';

/** A change of a published API that breaks code which compiles, or installs, today. */
export interface BreakingChange {
  readonly package: string;
  /** What a consumer imports: `@portal/rbac/express`. */
  readonly entry: string;
  /** The exported name, with the path to the place: `permissionMiddleware(guard).roleOf`; or the promise of package.json. */
  readonly where: string;
  readonly change: string;
}

/**
 * Lists what breaks consumers of an accepted API; empty when the present one only grew.
 *
 * Breaking: an entry, name, parameter or property that is gone; a result that promises less; an argument that takes less or
 * asks for more; a type that became `any`; and what package.json no longer promises. Free: new names, new properties of
 * results, new optional properties of arguments, new values of an enumeration, and new fields of schemas, whose wire rules
 * the frozen contract guards.
 *
 * @param folder where the packages that the API imports are found
 */
export function compareApis(folder: string, accepted: Api, present: Api): BreakingChange[] {
  const inTypes = compareTypes(folder, accepted, present);
  const lost = new Set(inTypes.filter(({ where }) => where === 'the whole entry').map(({ entry }) => entry));
  const broken = comparePromises(accepted.name, accepted.promises, present.promises)
    .filter(({ entry, where }) => where !== 'the whole entry' || !lost.has(entry))
    .map((change) => ({ package: accepted.name, ...change }));
  return [...inTypes, ...broken];
}

function compareTypes(folder: string, accepted: Api, present: Api): BreakingChange[] {
  // The usual case needs no compiler.
  if (isDeepStrictEqual([accepted.entries, accepted.files], [present.entries, present.files])) return [];
  const program = createProgram(folder, { accepted, present });
  const checker = program.getTypeChecker();
  const moduleOf = (side: Side, file: string) =>
    checker.getSymbolAtLocation(program.getSourceFile(pathOf(folder, side, file))!);
  const entries = Object.values(accepted.entries).map((file) => moduleOf('accepted', file));
  const held = listHeldTypes(checker, entries);

  return Object.entries(accepted.entries).flatMap(([key, file]) => {
    const found = { package: accepted.name, entry: accepted.name + key.slice(1) };
    const other = present.entries[key];
    if (other === undefined) return [{ ...found, where: 'the whole entry', change: 'is gone' }];
    const changes = compareExports(checker, moduleOf('accepted', file), moduleOf('present', other), held);
    return changes.map((change) => ({ ...found, ...change }));
  });
}

/** One clear line. */
export const describeChange = ({ entry, where, change }: BreakingChange): string =>
  `${entry}: ${where} ${change}`;

function createProgram(folder: string, apis: Readonly<Record<Side, Api>>): ts.Program {
  const virtual = new Map<string, string>();
  for (const side of ['accepted', 'present'] as const)
    for (const [file, text] of Object.entries(apis[side].files))
      virtual.set(pathOf(folder, side, file), text);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ['node'],
    lib: ['lib.es2024.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => virtual.has(path) || fileExists(path);
  host.readFile = (path) => virtual.get(path) ?? readFile(path);
  host.getSourceFile = (path, version) => {
    const text = virtual.get(path);
    return text === undefined
      ? parseInstalledOnce(path, version)
      : ts.createSourceFile(path, text, version, true);
  };
  // Folders are not asked for: the virtual ones do not exist.
  delete host.directoryExists;
  return ts.createProgram([...virtual.keys()], options, host);
}

function pathOf(folder: string, side: Side, file: string): string {
  return join(folder, 'api', side, file);
}
