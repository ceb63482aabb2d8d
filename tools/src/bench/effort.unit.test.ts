import { describe, expect, it } from '@jest/globals';
import { fullEffort, quickEffort } from './effort.js';

describe('the effort of the bench', () => {
  it('is what the scenario says, when it is full', () => {
    expect([fullEffort.rounds(9), fullEffort.amount(5_000)]).toEqual([9, 5_000]);
  });

  it('is two rounds at the most and a quarter of each amount, when it is quick', () => {
    expect([quickEffort.rounds(9), quickEffort.rounds(1)]).toEqual([2, 1]);
    expect([quickEffort.amount(5_000), quickEffort.amount(1)]).toEqual([1_250, 1]);
  });
});
