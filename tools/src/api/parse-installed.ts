import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * The declarations of the language and of other packages, which do not change while this runs: to parse them takes longer
 * than all that is done with them. Programs share what was parsed for the same version and format of modules.
 */
export function parseInstalledOnce(
  path: string,
  settings: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile | undefined {
  const key = `${JSON.stringify(settings)} ${path}`;
  if (!parsed.has(key)) {
    const text = ts.sys.readFile(path);
    parsed.set(key, text === undefined ? undefined : ts.createSourceFile(path, text, settings, true));
  }
  return parsed.get(key);
}
