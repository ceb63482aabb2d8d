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
    ['my tutor group is LVI.4', ['LVI.4']],
    ['im in yr7 form 7SLB', ['yr7 form 7SLB']],
    ["we're in 6th class, Room 9", ['6th class, Room 9']],
    ['My class is XI Science A', ['XI Science A']],
    ['my son studies in class 10th B', ['class 10th B']],
    ["We're Upper Fourth Green", ['Upper Fourth Green']],
    ['6J vs 6L in the final, my form is 6J', ['6J', '6L', '6J']],
    ['we are Upper 4th D', ['Upper 4th D']],
    ['she is in Year 9 set P3', ['Year 9 set P3']],
    ['my daughter is in Room 8, 4th grade', ['Room 8, 4th grade']],
    ['our 5th grade C class won', ['5th grade C class']],
    ["She's in Year 4 Ospreys", ['Year 4 Ospreys']],
    ['I teach in grade 3, room 11C', ['grade 3, room 11C']],
    ['my son (2nd grade, 2-C) is shy', ['2nd grade, 2-C']],
  ])('are those somebody is tied to, whatever tells them apart: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each(["what's 5/8 as a percentage", "Gregor's jump was 4.85 m", 'that number is 3.011e23, right'])(
    'are no fractions and measures: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );

  it.each([
    ['Form 3 Emerald, see you at the gate', ['Form 3 Emerald']],
    ['our mums sit with 4 Banksia', ['4 Banksia']],
    ['Reg group 8TWK', ['8TWK']],
  ])('are told by a name of their own: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    ['I am in Year 9, Division C', ['Year 9, Division C']],
    ["we're in year 4 penguin class", ['year 4 penguin class']],
    ['my sister is in seventh grade, pod 5', ['seventh grade, pod 5']],
  ])('are removed with what divides the year: %s', (text, classes) => {
    expect(classesOf(text)).toEqual(classes);
  });

  it.each([
    '9 Red balls for my brother',
    'my iPhone 12 Blue broke',
    'my team got 3 Gold and 2 Silver medals',
  ])('are no colours of things: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
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
    'Class 7A has 28 pupils and class 7B has 31. What is the mean?',
    'CSS: why does .class-8c not change the color?',
    'Division 1 football table',
    'my answer to 5b is 3/4',
    'the parents of 7 Dwarfs',
    'My class is 30 students',
  ])('are not measures, models, things counted and lessons: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });
});

describe('groups of Russian colleges', () => {
  it.each([
    ['куратор группы ТО-32 заболел', ['ТО-32']],
    ['я студентка ЭБ-204', ['ЭБ-204']],
    ['перевели из гр. 21-КС-3', ['21-КС-3']],
  ])('are codes behind a word for a group or for who is in it: %s', (text, groups) => {
    expect(classesOf(text)).toEqual(groups);
  });

  it.each(['группа БИ-2 приезжает', 'самолёт ТУ-154 взлетел', 'ГОСТ-34 про документы'])(
    'are no bands, planes and standards: %s',
    (text) => {
      expect(classesOf(text)).toEqual([]);
    },
  );
});
