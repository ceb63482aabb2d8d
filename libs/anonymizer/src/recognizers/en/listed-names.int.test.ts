import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names in lists and at the end', () => {
  it.each([
    ["Ella 7/10, Finn 9/10 - what's the mean mark?", ['Ella', 'Finn']],
    ['Priya Nair 80%, Tom Reed 65%: who passed', ['Priya Nair', 'Tom Reed']],
  ])('are those of who got the marks: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Ella ate 3/10 of the cake and Finn ate 1/10, how much is left?',
    'Maths 8/10, English 7/10',
    'May 5/10, June 6/10',
    'Hamlet 8/10, Macbeth 9/10 is how I rate them',
  ])('but no quantities, subjects or dates: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it.each([
    ['My twins, Otto and Juniper, argue all day', ['Otto', 'Juniper']],
    ['our daughters Willow, Zofka and Ivy', ['Willow', 'Zofka', 'Ivy']],
  ])('are those of relations: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    ['Reading buddies: Otis with Penelope Hart, Rafael with Uma', ['Otis', 'Penelope Hart', 'Rafael', 'Uma']],
    ['Notes: Helen Marsh opens up, Raj brings drinks for us', ['Helen Marsh', 'Raj']],
    ['Sort them: Adams, Trevor 10A; Mukherjee, Sonal 10B', ['Adams, Trevor', 'Mukherjee, Sonal']],
  ])('are those beside full names: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Tim with Zorro, Tom with Dorothy: who is with whom?',
    'Elizabeth Bennet loves Darcy, Jane takes Bingley',
    'Dickens, Charles: Hard Times',
  ])('but none of a story: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it.each([
    ['Can you check it? Thanks!! – Will', ['Will']],
    ['love from Bea xx', ['Bea']],
    ['thx from lily-mae hodgkinss xx', ['lily-mae hodgkinss']],
  ])('are those who sign: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Thanks!! – I will',
    'thanks, from April to May',
    'thanks from all of us',
    'love from paris x',
    'My twins, Monday and Tuesday',
  ])('but no other last words: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
