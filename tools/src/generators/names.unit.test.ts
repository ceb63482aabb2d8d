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
});
