import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

describe('addresses of pages with spoken signs', () => {
  it.each([
    'twitch dot tv slash bobasnacks',
    'watch me on youtube dot com slash craftynoodle please',
    'я на twitch точка tv слеш bobasnacks',
  ])('are found with the path behind the slash: %s', (text) => {
    const { text: left } = anonymize(text);
    expect(left).not.toMatch(/bobasnacks|craftynoodle/);
    expect(left).toMatch(/\[URL_1\]/);
  });

  it.each(['put a dot then slash it', 'the plot dot is on the line slash axis'])(
    'but no talk of dots and slashes: %s',
    (text) => {
      expect(anonymize(text).spans).toEqual([]);
    },
  );
});
