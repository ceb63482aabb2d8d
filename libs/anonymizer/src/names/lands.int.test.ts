import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const found = (text: string): string[] =>
  anonymize(text).spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('where somebody lives', () => {
  it.each([
    'i live in france what time is it',
    'We moved from Kenya last year',
    'What do you have to do to become a teacher in Canada',
    'What do you have to do to become a teacher in Jordan',
    'I live in New Zealand, when is winter here?',
    'we live in ontario, do we have a snow day',
    'я живу в Казахстане сколько времени',
    'Мы переехали из Германии в прошлом году',
    'мы из США, как тут ставят оценки',
  ])('is told to nobody by a land or a state: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['I live in New York', 'ADDRESS New York'],
    ['We are a family living in Flagstaff, Arizona', 'ADDRESS Flagstaff, Arizona'],
    ['Мы переехали из Казани в прошлом году', 'ADDRESS Казани'],
    ['мы из Казахстана, город Караганда', 'ADDRESS город Караганда'],
  ])('is told by a town: %s', (text, value) => {
    expect(found(text)).toEqual([value]);
  });
});
