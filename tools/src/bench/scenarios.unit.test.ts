import { describe, expect, it } from '@jest/globals';
import { measureChatRelay } from './chat-relay.js';
import { measureCourses } from './courses.js';
import { selectScenarios } from './scenarios.js';

describe('the scenarios of the bench', () => {
  it('all run when none is named', () => {
    expect(selectScenarios([])).toEqual([measureChatRelay, measureCourses]);
  });

  it('run alone when they are named', () => {
    expect(selectScenarios(['courses'])).toEqual([measureCourses]);
    expect(selectScenarios(['chat'])).toEqual([measureChatRelay]);
  });

  it('are listed when a name is unknown', () => {
    expect(() => selectScenarios(['courses', 'lunch'])).toThrow(
      'no scenario lunch; there are: chat, courses',
    );
  });
});
