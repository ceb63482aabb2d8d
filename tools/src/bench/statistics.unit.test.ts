import { describe, expect, it } from '@jest/globals';
import { median } from './statistics.js';

describe('the median', () => {
  it('is the middle value, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([100, 2, 20])).toBe(20);
  });

  it('is the mean of the two in the middle of an even number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('does not exist for no values', () => {
    expect(() => median([])).toThrow('no median');
  });
});
