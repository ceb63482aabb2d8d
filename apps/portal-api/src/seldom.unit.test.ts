import { describe, expect, it } from '@jest/globals';
import { seldom } from './seldom.js';

describe('what repeats', () => {
  it('is told at once, then once in the time given, with the number of what was left out', () => {
    const told: [string, number][] = [];
    let ms = 0;
    const hear = seldom<string>(
      100,
      (what, untold) => void told.push([what, untold]),
      () => ms,
    );
    for (ms = 0; ms < 250; ms += 10) hear(`at ${ms}`);
    expect(told).toEqual([
      ['at 0', 0],
      ['at 100', 9],
      ['at 200', 9],
    ]);
  });
});
