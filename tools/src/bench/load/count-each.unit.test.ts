import { describe, expect, it } from '@jest/globals';
import { countEach } from './count-each.js';

describe('counting', () => {
  it('tells how often each value occurs', () => {
    expect(countEach(['hit', 'miss', 'hit'])).toEqual({ hit: 2, miss: 1 });
    expect(countEach([503, 503])).toEqual({ 503: 2 });
    expect(countEach([])).toEqual({});
  });
});
