import { describe, expect, it } from '@jest/globals';
import { pageOf } from './page.js';
import { withhold, withholdCounts } from './withhold.js';

const counts = (...numbers: number[]) => numbers.map((count, index) => ({ option: `o${index}`, count }));
const shown = (answers: { count: number | null }[]) => answers.map(({ count }) => count);

describe('withholding', () => {
  it('begins below five people', () => {
    expect(withhold(5, { students: 5 })).toEqual({ students: 5 });
    expect(withhold(4, { active: 4, questions: 80 })).toEqual({
      active: null,
      questions: null,
      suppressed: true,
    });
  });

  it.each([
    [
      [10, 20, 30],
      [10, 20, 30],
    ],
    [
      [10, 3, 2],
      [10, null, null],
    ],
    [
      [30, 3, 20],
      [30, null, null],
    ],
    [[2], [null]],
    [[], []],
  ])('of %j leaves %j: one alone would follow from the total', (given, left) => {
    expect(shown(withholdCounts(counts(...given)))).toEqual(left);
  });
});

describe('a page', () => {
  const items = ['b', 'd', 'a', 'c'];
  const ids = (limit: number, cursor?: string) => pageOf(items, (item) => item, { limit, cursor });

  it('goes on after the cursor, also when that entry is gone', () => {
    const first = ids(2);
    expect(first.items).toEqual(['a', 'b']);
    items.splice(items.indexOf('b'), 1);
    expect(ids(2, first.next_cursor ?? undefined)).toEqual({ items: ['c', 'd'], next_cursor: null });
  });

  it.each(['', 'x', '!', 'bm90IGEgY3Vyc29y', 'YQ=='])('does not take the cursor %j', (cursor) => {
    expect(() => ids(2, cursor)).toThrow('validation_failed');
  });
});
