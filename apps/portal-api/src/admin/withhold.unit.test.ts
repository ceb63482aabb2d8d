import { describe, expect, it } from '@jest/globals';
import { hiddenParts, withhold, withholdParts } from './withhold.js';

describe('a figure about people', () => {
  it.each([0, 1, 4])('is withheld for %d people', (people) => {
    expect(withhold(people, { students: people, questions: 900 })).toEqual({
      students: null,
      questions: null,
      suppressed: true,
    });
  });

  it('is shown for five', () => {
    expect(withhold(5, { students: 5 })).toEqual({ students: 5 });
  });
});

describe('counts that add up', () => {
  it('hide the next smallest with a lone small one, so that it cannot be worked out', () => {
    const parts = [
      { option: 'a', count: 40 },
      { option: 'b', count: 2 },
      { option: 'c', count: 9 },
    ];
    expect(withholdParts(parts)).toEqual([
      { option: 'a', count: 40 },
      { option: 'b', count: null, suppressed: true },
      { option: 'c', count: null, suppressed: true },
    ]);
  });

  it('hide further ones until those that are hidden together stand for five people', () => {
    const counts = [336, 126, 12, 3, 1, 0].map((count) => ({ count }));
    expect(withholdParts(counts).map(({ count }) => count)).toEqual([336, 126, null, null, null, null]);
    expect(withholdParts([{ count: 1 }, { count: 0 }]).map(({ count }) => count)).toEqual([null, null]);
  });

  it('hide only the small ones when they are enough, and nothing when there is none', () => {
    expect(withholdParts([{ count: 1 }, { count: 4 }, { count: 7 }]).map(({ count }) => count)).toEqual([
      null,
      null,
      7,
    ]);
    expect(withholdParts([{ count: 5 }, { count: 6 }])).toEqual([{ count: 5 }, { count: 6 }]);
  });

  it('hide one of five people or more in any case where the same people may be in several', () => {
    const hiddenOf = (counts: number[]) => [...hiddenParts(counts, (count) => count, Math.max)];
    expect(hiddenOf([80, 3, 4, 90])).toEqual([3, 4, 80]);
    expect(hiddenOf([80, 0, 6, 90])).toEqual([0, 6]);
    expect(hiddenOf([80, 5])).toEqual([]);
    expect(hiddenOf([1, 2])).toEqual([1, 2]);
  });
});
