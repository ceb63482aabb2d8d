import { describe, expect, it } from '@jest/globals';
import { median, percentile } from './statistics.js';

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

describe('a percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is the least value that so many percent do not exceed, whatever the order', () => {
    expect(percentile(oneToHundred, 99)).toBe(99);
    expect(percentile(oneToHundred, 50)).toBe(50);
    expect(percentile([30, 10, 20], 50)).toBe(20);
  });

  it('is one of the values at both ends', () => {
    expect(percentile(oneToHundred, 0)).toBe(1);
    expect(percentile(oneToHundred, 100)).toBe(100);
    expect(percentile([7], 99)).toBe(7);
  });

  it('does not exist for no values', () => {
    expect(() => percentile([], 99)).toThrow('no percentile');
  });
});
