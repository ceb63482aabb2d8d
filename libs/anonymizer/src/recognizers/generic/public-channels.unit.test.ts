import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

describe('accounts that everybody knows', () => {
  it.each(['what did @NASA post today', 'подпишись на @kinopoisk', 'is @Veritasium right about this'])(
    'are nobody’s: %s',
    (text) => {
      expect(detect(text)).toEqual([]);
    },
  );

  it('are known by their whole names', () => {
    expect(detect('follow @nasa_kid_lena').map(({ type }) => type)).toEqual(['HANDLE']);
  });
});
