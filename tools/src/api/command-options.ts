import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * The options of a command as promises: `option portal-anonymizer --help` is `boolean -h`. They are read from the table that
 * the command gives to `parseArgs`, in the source behind the built file that its script imports.
 *
 * @throws Error when the script imports nothing from `dist`, or there is no such table: options that cannot be read cannot be
 *   held against later ones
 */
export function readCommandOptions(folder: string, command: string, script: string): [string, string][] {
  const text = readFileSync(join(folder, script), 'utf8');
  const built = ts.preProcessFile(text).importedFiles.find(({ fileName }) => fileName.includes('/dist/'));
  if (!built) throw new Error(`${script} imports nothing from dist.`);
  const source = built.fileName.replace(/^.*\/dist\//, 'src/').replace(/\.js$/, '.ts');
  const file = ts.createSourceFile(
    source,
    readFileSync(join(folder, source), 'utf8'),
    ts.ScriptTarget.ES2024,
  );
  const options = listOptions(file);
  if (options.length === 0) throw new Error(`${source} gives parseArgs no table of options.`);
  return options.map(([name, value]) => [`option ${command} --${name}`, value]);
}

/** The options in a source, each with its kind, its letter and whether it may be repeated. */
export function listOptions(file: ts.SourceFile): [string, string][] {
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'parseArgs') {
      const [settings] = node.arguments;
      const table = settings && valueOf(settings, 'options', file);
      if (table && ts.isObjectLiteralExpression(table)) found.push(...readTable(table, file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readTable(table: ts.ObjectLiteralExpression, file: ts.SourceFile): [string, string][] {
  return table.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    const wordOf = (key: string) => {
      const value = valueOf(initializer, key, file);
      return value && ts.isStringLiteral(value) ? value.text : value?.getText(file);
    };
    const letter = wordOf('short');
    const repeated = wordOf('multiple') === 'true' ? 'repeated' : undefined;
    const words = [wordOf('type'), letter && `-${letter}`, repeated];
    return [ts.isStringLiteral(name) ? name.text : name.getText(file), words.filter(Boolean).join(' ')];
  });
}

function valueOf(node: ts.Node, key: string, file: ts.SourceFile): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (found): found is ts.PropertyAssignment =>
      ts.isPropertyAssignment(found) && found.name.getText(file) === key,
  );
  return property?.initializer;
}
