import { describe, expect, it } from '@jest/globals';
import { makeStamp, readAges, stampLength } from './stamp.js';

describe('tokens that say when they were made', () => {
  it('have one length', () => {
    expect(makeStamp(7)).toBe('00000007');
    expect(makeStamp()).toHaveLength(stampLength);
  });

  it('tell their ages, also when several came as one', () => {
    expect(readAges(makeStamp(1_000) + makeStamp(2_500), 3_000)).toEqual([2, 0.5]);
    expect(readAges('', 3_000)).toEqual([]);
  });

  it('tell them when the clock has begun anew in between', () => {
    expect(readAges(makeStamp(99_999_000), 1_000)).toEqual([2]);
  });

  it('are younger than this test', () => {
    expect(readAges(makeStamp())[0]).toBeLessThan(1_000);
  });
});
