import { describe, expect, it } from '@jest/globals';
import { measureBreaker } from './breaker/breaker.js';
import { measureCourses } from './courses.js';
import { measureRelay } from './relay/relay.js';
import { selectScenarios } from './scenarios.js';

describe('the scenarios of the bench', () => {
  it('all run when none is named', () => {
    const all = selectScenarios([]);
    expect(new Set(all).size).toBe(7);
    expect(all).toEqual(selectScenarios(['chat', 'courses', 'relay', 'cache', 'class', 'link', 'breaker']));
  });

  it('run alone, and in the order in which they are named', () => {
    expect(selectScenarios(['courses'])).toEqual([measureCourses]);
    expect(selectScenarios(['breaker', 'relay'])).toEqual([measureBreaker, measureRelay]);
  });

  it('are listed when a name is unknown', () => {
    expect(() => selectScenarios(['courses', 'lunch'])).toThrow(
      'no scenario lunch; there are: chat, courses, relay, cache, class, link, breaker',
    );
  });
});
