import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const classesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('English grades without a letter', () => {
  it.each([
    ['My nephew, Year 4, mixes up b and d', ['Year 4']],
    ['does my daughter (Y9) have to sit it', ['Y9']],
    ['The school moved him down from 5th grade to 4th grade', ['5th grade', '4th grade']],
    ["I'm a governor here and also the P3 teacher.", ['P3']],
    ['In S6 with two jobs, how do I find time to revise?', ['S6']],
    ["2nd year, can't find my timetable", ['2nd year']],
    ['Is Senior Infants off on Friday? My girl says so', ['Senior Infants']],
    ['Our P4 wants to visit the museum', ['P4']],
    ['5th Class graduation ideas please', ['5th Class']],
    ['hi its hannah 6th grade, when is the play', ['6th grade']],
    ['i go to ashdown heights (y7) and its long', ['y7']],
    ['Ellis in P4 pushed Maya', ['P4']],
    ['so im in the 11th and still no good at maths', ['11th']],
    ['my daughter is in 4th, what should she read', ['4th']],
    ['Student: Josefa Lara\nGrade: 10th\nReason: dentist', ['10th']],
    ['Pupil: Ann Lee, Grade: 9', ['9']],
    ['Is it normal that my Prep child gets homework?', ['Prep']],
    ['Our Grade R learners make a weather chart', ['Grade R']],
    ['Our TY group plans a mini company', ['TY']],
    ['As a mother of a Class 1 student, I feel two hours is too much', ['Class 1']],
    ['How many words should a Grade 3 child spell? Mine gets six out of ten', ['Grade 3']],
    ['we r 3rd yr doing the business project', ['3rd yr']],
    ['Grade 3 is learning about frogs and I need a rhyme', ['Grade 3']],
  ])('are found where somebody around the writer is tied to them: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'what do they learn in maths (y8)',
    'english, 9th grade, what is a thesis statement',
    'What topics does Year 9 do in spring?',
    'do y11 get study leave',
    'which is harder, 6th year maths or college maths',
    'In Year 9, students learn about the slave trade',
    '7th grade, solve 3x + 2 = 11',
    'our S3 bucket is public',
    'what moved down into Year 7 in the reform?',
    'What are the rules for Form 3B when a company changes directors?',
    'Find the mistake in line 12B of this code',
    'our 2nd year of marriage',
    'this is art 7th grade level',
    'why did Lewis start the race in P4',
    'im in 3rd and i want to win',
    'kahoot: im in 8th, how do i win',
    'Maths 10/10 Grade: 9',
    'Subject: maths\nGrade: 7\nTopic: ratio',
    'period 4 history of the US, 1800 to 1848',
    'its far from room 12',
  ])('stay where they are but a level: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    ['assignment for period 3 honors bio: draw a cell', ['period 3 honors bio']],
    ['2nd period Algebra II people did she collect it', ['2nd period Algebra II']],
    ['quiet kid in 9th hr Geometry, how do i invite him', ['9th hr Geometry']],
    ['deliver the carnations to Block 2 Ceramics please', ['Block 2 Ceramics']],
    ['Class X-C results', ['Class X-C']],
    ['GRADE 9 SECTION B won', ['GRADE 9 SECTION B']],
    ['I got moved to set 2, Year 9', ['set 2, Year 9']],
    ['ive been put in set 4 for maths', ['set 4']],
    ['hi its hannah from room 14', ['room 14']],
    ['As the kids of Room 6 would say', ['Room 6']],
  ])('are found with the period, division, set or room: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it('are found with the set of a half-year in a subject, which is no nickname', () => {
    expect(classesOf('9Y/Sc2 will sit the test on Monday')).toEqual(['9Y/Sc2']);
    expect(anonymize('9X/Ma2 will sit the test').spans.map(({ type }) => type)).toEqual(['CLASS']);
  });
});
