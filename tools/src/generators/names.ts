import { check } from './generator-error.js';

/** The forms of a name: `listNotices`, `list-notices`, "list notices". */
export interface Names {
  readonly camel: string;
  readonly kebab: string;
  readonly words: string;
}

/** Reads a name in camelCase or kebab-case. */
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
  return { camel, kebab: words.join('-'), words: words.join(' ') };
}
