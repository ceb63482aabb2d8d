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

/** A host whose programs share what is installed; what the repository itself has is read anew. */
export function hostWithInstalled(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, settings, ...rest) =>
    path.includes('/node_modules/')
      ? parseInstalledOnce(path, settings)
      : getSourceFile(path, settings, ...rest);
  return host;
}
