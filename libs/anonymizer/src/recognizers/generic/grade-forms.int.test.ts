import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const classesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('a grade without a letter, where all around tells whose it is', () => {
  it.each([
    ['11th grade chemistry is eating me alive, what is a mole', ['11th grade']],
    ['so me and some other yr 9 girls need a dance about recycling', ['yr 9']],
    ['ive been moved up to Grade 7 cos i finish early, got any hard sums', ['Grade 7']],
    ['Hi from 5th class! Is Irish older than Latin', ['5th class']],
  ])('is found: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['I want Year Eleven, my geographers, to argue about dams', ['Year Eleven']],
    ['At the end of grade five, which I am in, we sing', ['grade five']],
    ['Year Eleven I teach on Mondays, any starter ideas', ['Year Eleven']],
    ['Transition Year has us running a mini company', ['Transition Year']],
    ['explain it like for a forth grader because im one', ['forth grader']],
    ['our class nine has a cricket final on Friday', ['class nine']],
    ['P6 want to know why whales sing', ['P6']],
  ])('is told by what goes on behind it: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'physics, 10th grade, what is inertia',
    'Typical height of pupils in 4th grade in the US?',
    'Vocabulary list for Year 3',
    'the S3 bucket is full again',
    'he came in 4th and we clapped',
    'What is a 10th grader normally expected to know in geometry?',
  ])('but not that of a task, a land or a race: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it.each([
    "derivative of 1.5x^2, Priya's answer was 3x",
    'Anna says the error is 4.2 g, is she right?',
    'Form of Nadia Petrova, section 2: why do you deserve the award? Help me with section 2.',
  ])('nor is a sum or the part of a form one beside somebody: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});
