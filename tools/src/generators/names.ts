import ts from 'typescript';
import { check } from './generator-error.js';

/** The forms of a name: `listNotices`, `list-notices`, "list notices". */
export interface Names {
  readonly camel: string;
  readonly kebab: string;
  readonly words: string;
}

/** Reads a name in camelCase or kebab-case that a constant can have. */
export function namesOf(name: string): Names {
  check(
    /^[a-z][a-zA-Z0-9]*$|^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name),
    `"${name}" is no name: write it as listNotices or list-notices.`,
  );
  const words = name
    .replace(/([A-Z])/g, '-$1')
    .toLowerCase()
    .split('-');
  const camel = words
    .map((word, index) => (index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)))
    .join('');
  check(!isReserved(camel), `"${name}" means something to JavaScript itself: choose a longer name.`);
  return { camel, kebab: words.join('-'), words: words.join(' ') };
}

/** Whether no constant can have the name, or every object has something of that name. */
export function isReserved(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(name);
  const kind = scanner.scan();
  const isWord = kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
  return isWord || alsoReserved.has(name) || name in Object.prototype;
}

/** Reserved in modules alone, or names of values that cannot be given anew. */
const alsoReserved = new Set(['await', 'arguments', 'eval', 'undefined']);
