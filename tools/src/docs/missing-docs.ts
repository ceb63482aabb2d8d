import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Publishable } from '../packages/publishable.js';
import { listExported, type Exported } from './exported-names.js';
import { mayThrow } from './may-throw.js';
import { listNumbersWithoutUnit } from './numbers.js';

/**
 * What is missing in the documentation of a library's exports, one line each: a summary for every name, `@throws` with the
 * error's name for every function and method that may throw, what a number counts or in which unit it is, and an `@example`
 * with the name in it for every function that the README names.
 */
export function listMissingDocs(library: Publishable): string[] {
  const readme = join(library.folder, 'README.md');
  const named = namedIn(existsSync(readme) ? readFileSync(readme, 'utf8') : '');
  const { checker, exported } = listExported(library);
  return exported.flatMap((one) => judge(checker, one, named));
}

function judge(checker: ts.TypeChecker, { name, symbol }: Exported, named: ReadonlySet<string>): string[] {
  const summary = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  if (summary === '') return [`${name} says nothing of itself`];
  const declarations = symbol.declarations ?? [];
  const isFunction = declarations.some(ts.isFunctionDeclaration);
  const examples = symbol.getJsDocTags(checker).filter((tag) => tag.name === 'example');
  const isShown = examples.some(({ text }) => ts.displayPartsToString(text).includes(symbol.name));
  return [
    ...declarations.flatMap((node) => judgeThrows(checker, name, node)),
    ...declarations.flatMap((node) => listNumbersWithoutUnit(checker, name, node)),
    ...(isFunction && named.has(symbol.name) && !isShown
      ? [`${name} is in the README, and has no example`]
      : []),
  ];
}

function judgeThrows(checker: ts.TypeChecker, name: string, node: ts.Declaration): string[] {
  if (ts.isClassDeclaration(node))
    return node.members
      .filter(ts.isMethodDeclaration)
      .filter((member) => !(ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private))
      .filter((member) => !ts.isPrivateIdentifier(member.name))
      .flatMap((member) => judgeThrows(checker, `${name}.${member.name.getText()}`, member));
  if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return [];
  const tags = ts.getJSDocTags(node).filter((tag) => tag.tagName.text === 'throws');
  if (tags.length === 0) return mayThrow(checker, node) ? [`${name} throws, and does not say what`] : [];
  const vague = tags.filter((tag) => !/\{\w+\}|\b\w*Error\b/.test(tag.getText()));
  return vague.map(() => `${name} throws, and does not name the error`);
}

/** The identifiers in the code of a README, inline or in blocks; words in its prose and options of commands are none. */
function namedIn(readme: string): Set<string> {
  const code = [...readme.matchAll(/^```[\s\S]*?^```$|`[^`\n]+`/gm)].map(([text]) => text);
  return new Set(code.flatMap((text) => text.match(/(?<![-\w])[A-Za-z_$][\w$]*/g) ?? []));
}
