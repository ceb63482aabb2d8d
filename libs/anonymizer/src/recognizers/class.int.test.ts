import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const classesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('classes of English-speaking schools', () => {
  it.each([
    ['Year 9 Blue has no teacher today', 'Year 9 Blue'],
    ["I'm in 7 Maple", '7 Maple'],
    ['moved me from 8 Green to the top', '8 Green'],
    ['10 Red is my homeroom', '10 Red'],
    ['i am in JSS2B', 'JSS2B'],
    ["i'm in P6", 'P6'],
    ['my boy is in P2C', 'P2C'],
    ['I study in Class X-B', 'Class X-B'],
    ['class rep of IX-A', 'IX-A'],
    ["i'm in 7RWB", '7RWB'],
    ['im in 10-2', '10-2'],
    ["we're class 11/3", 'class 11/3'],
    ['we are year 10 set 3', 'year 10 set 3'],
    ["i'm in 6th class", '6th class'],
    ["we're in Lower Sixth", 'Lower Sixth'],
    ['i just joined 9J and know noone', '9J'],
    ['9T group chat is wild', '9T'],
    ['my homeroom is 204', '204'],
    ['the parents of Reception Ladybirds', 'Reception Ladybirds'],
  ])('are found by stage, name, letters and room: %s', (text, name) => {
    expect(classesOf(text)).toEqual([name]);
  });

  it.each([
    'upload it to an S3 bucket',
    'a 9N force acts on a box',
    'i need a 6V battery for my project',
    'grade 8 Math worksheet',
    'Grade 5 Red Cross syllabus',
    'form 3 Compounds',
    'in Year 2 BC',
    'class X-B star',
    'the score was 10-2',
    'we are 3 red and 4 blue',
    '10B boron isotope',
    'the 5P coin',
  ])('are no units, scores or terms: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});
