import { describe, expect, it } from '@jest/globals';
import { seldom } from './seldom.js';

describe('what repeats', () => {
  it('is told at once, then once in the time given, with the number of what was left out', () => {
    const told: [string, number][] = [];
    let ms = 0;
    const hear = seldom<string>(100, (what, untold) => void told.push([what, untold]), { now: () => ms });
    for (ms = 0; ms < 250; ms += 10) hear(`at ${ms}`);
    expect(told).toEqual([
      ['at 0', 0],
      ['at 100', 9],
      ['at 200', 9],
    ]);
  });

  it('is told some times in a row where that is wanted', () => {
    const told: [string, number][] = [];
    let ms = 0;
    const options = { most: 2, now: () => ms };
    const hear = seldom<string>(100, (what, untold) => void told.push([what, untold]), options);
    for (ms = 0; ms < 150; ms += 10) hear(`at ${ms}`);
    expect(told).toEqual([
      ['at 0', 0],
      ['at 10', 0],
      ['at 100', 8],
      ['at 110', 0],
    ]);
  });
});
