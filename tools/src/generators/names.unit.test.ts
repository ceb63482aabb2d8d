import { describe, expect, it } from '@jest/globals';
import { namesOf } from './names.js';

describe('a name for a generator', () => {
  it.each(['listNotices', 'list-notices'])('may be written as %s', (name) => {
    expect(namesOf(name)).toEqual({ camel: 'listNotices', kebab: 'list-notices', words: 'list notices' });
  });

  it.each(['', 'List', '9lives', 'list notices', 'list_notices', 'список', '../list'])(
    'is not "%s"',
    (name) => {
      expect(() => namesOf(name)).toThrow('is no name');
    },
  );

  it.each(['delete', 'default', 'enum', 'let', 'await', 'arguments', 'undefined', 'toString', 'to-string'])(
    'is not "%s", which JavaScript has',
    (name) => {
      expect(() => namesOf(name)).toThrow('choose a longer name');
    },
  );

  it.each(['type', 'async', 'of', 'list2Things', 'list-2-things'])('may be "%s"', (name) => {
    expect(namesOf(name).camel).toMatch(/^\w+$/);
  });
});
