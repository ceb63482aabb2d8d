import { describe, expect, it } from '@jest/globals';
import { withhold, withholdParts } from './withhold.js';

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
});
