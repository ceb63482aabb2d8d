import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const classesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'CLASS')
    .map(({ start, end }) => text.slice(start, end));

describe('English classes', () => {
  it.each([
    ['they switched her from 6 Yellow to 6 Purple', ['6 Yellow', '6 Purple']],
    ['I recently joined 8V', ['8V']],
    ['us 4W are doing a bake sale', ['4W']],
    ['our teacher quit so 10Y (my form) has a sub', ['10Y']],
    ['the parents of Nursery Bunnies want a picnic', ['Nursery Bunnies']],
    ['I am in class IX-C', ['class IX-C']],
    ['my son is in P6', ['P6']],
    ["We're Sec 2 Integrity", ['Sec 2 Integrity']],
    ['homeroom 9-118 is ours', ['homeroom 9-118']],
  ])('are those somebody is tied to, whatever tells them apart: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    'year 10 set 3 of the series',
    'it costs 5P in old money',
    'which bus is route 9J',
    'watch the video in 4K',
    'class X of compounds',
    '2 Willow trees were planted',
    'Year 9 Science curriculum',
    '9 Red balls and 5 Blue balls are in a bag',
    'In Year 9 students learn about the slave trade',
    'class IV antiarrhythmic drugs',
  ])('are not measures, models, things counted and lessons: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});
