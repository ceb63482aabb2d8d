import { describe, expect, it } from '@jest/globals';
import { withhold } from './withhold.js';

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
