import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { classAt } from './class-shapes.js';
import { namedClassAt } from './named-classes.js';

/** Every class without a grade that a text may tell of. */
const classesOf = (text: string): string[] => {
  const document = readDocument(text);
  return document.tokens.flatMap((_, index) => {
    const found = namedClassAt(document, index);
    return found === undefined ? [] : [text.slice(found.start, found.end)];
  });
};

describe('a class without its grade', () => {
  it.each([
    ['nits in Owl class again', 'Owl class'],
    ['then Birch Class collects jars', 'Birch Class'],
    ['a chant for Room 16, please', 'Room 16'],
    ['mornings Rm 7, afternoons not', 'Rm 7'],
    ['a plan for Math 8 Section 3: rows', 'Math 8 Section 3'],
    ['add him to English 10, block 2, please', 'English 10, block 2'],
    ['homework for Algebra I Block 3 anyone', 'Algebra I Block 3'],
    ['the difference between Math 7X and art', 'Math 7X'],
    ['Honors Bio 3rd had the frogs', 'Honors Bio 3rd'],
    ['a plan for Maths 8 Section 3: rows', 'Maths 8 Section 3'],
    ['a map of Classroom 3E with me', 'Classroom 3E'],
    ['Dear Room B-7, sorry', 'Room B-7'],
    ['all students from Pod 4 had a fever', 'Pod 4'],
    ['for the Pre-K 3 parents', 'Pre-K 3'],
    ['bites in KS1 Foxes again', 'KS1 Foxes'],
    ['a banner for K-Green, please', 'K-Green'],
    ['my son is in TK B now', 'TK B'],
    ['because Tutor Group Weka is late', 'Tutor Group Weka'],
    ['a test 4th period, help', '4th period'],
    ['what my third hour did', 'third hour'],
    ['a thesis for G block, please', 'G block'],
    ['Per. 3 did better', 'Per. 3'],
    ['a friend from Pod C', 'Pod C'],
    ['he is in bottom set now', 'bottom set'],
    ['reports of the Upper Fifth, please', 'Upper Fifth'],
    ['a card from Butterfly room', 'Butterfly room'],
    ['her Eagles reading group', 'Eagles reading group'],
    ['the Otters lost their bear', 'Otters'],
    ['baby in UKG-B now', 'UKG-B'],
  ])('may be told by a name, a room or a subject: %s', (text, name) => {
    expect(classesOf(text)).toEqual([name]);
  });

  it.each([
    'our Spanish class is long',
    'my class is loud',
    'set 3.5 as the limit',
    'room 12% fuller',
    'English 10 essays',
    'French 3rd edition',
    'block 2.5 metres',
    'Foundation Trilogy by Asimov',
    'the Tutor Group Leader award',
    'vitamin K-rich food',
    'Room 1234567',
    '15th hour',
    'an upper limit',
    'songs by Arctic Monkeys',
    'otters and seals',
  ])('is none of a subject, a share or a long number: %s', (text) => {
    expect(classesOf(text)).toEqual([]);
  });

  it('is none of a part of a book', () => {
    const document = readDocument('read Section 3.2 today');
    expect(document.tokens.map((_, index) => classAt(document, index))).toEqual(
      document.tokens.map(() => undefined),
    );
  });
});
