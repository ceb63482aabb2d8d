import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const classesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('an English grade beside other data of somebody', () => {
  it.each([
    ['Could Tamsin need glasses? She squints at the board in Year 4.', ['Year 4']],
    ['My Year 8 pupil Chidera swaps b and d, any games?', ['Year 8']],
    ['Youngest of Grade 6, DOB 2013-08-29, does it matter?', ['Grade 6']],
    ['In third grade my teacher was Mrs Whitlock', ['third grade']],
    ['Reception is hard for Elowen, she cries at the gate', ['Reception']],
  ])('is removed: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'My friend Anna got a grade 8 in physics',
    'Tamsin is learning a piece for her Grade 5 piano exam',
    'Mrs Whitlock wants a quiz for Year 6 about volcanoes',
    'Chidera asks how Year 9 maths differs from Year 8 maths',
  ])('but no mark, and nothing that tells for whom a task is made: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each(['What do children learn in Year 4?', 'Is grade 6 harder than grade 5?'])(
    'and none where nobody is told of: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );
});

describe('an English grade in talk of one’s own', () => {
  it.each([
    ['Year 8 here, what is a simile?', ['Year 8']],
    ['6th grade science homework: what is erosion', ['6th grade']],
    ['Next year I will be in yr 4 and I am scared', ['yr 4']],
    ['My ward is in Primary 2 and cannot sit still', ['Primary 2']],
    ["I've Year 3 all day on Mondays and need a song", ['Year 3']],
    ['my nephew is in kindergarten, why does he bite', ['kindergarten']],
    ['Lindiwe is in matric and cannot sleep', ['matric']],
    ['Otis from 6-253 sits beside me', ['6-253']],
  ])('is removed: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'Grade 5, Chapter 3: fractions',
    'Typical age of pupils in 6th grade in the US?',
    'how do I get from room 9 to room 21',
    'I got 7B on my essay, what does it mean?',
    'What is softer, a 2B or a 4B pencil?',
    "SELECT name FROM pupils WHERE class = '9B'; explains nothing",
  ])('but no levels, rooms, marks, pencils and strings of code: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});

describe('rival English classes', () => {
  it.each([
    ['5 Maple vs 5 Cedar at rounders', ['5 Maple', '5 Cedar']],
    ['9H and 9K go to the museum', ['9H', '9K']],
    ['who is louder, 7A or 7D, and what is an isotope', ['7A', '7D']],
    ['8M vs 8P in dodgeball', ['8M', '8P']],
  ])('are found by each other: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });
});
