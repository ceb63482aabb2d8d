import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { classAt } from './class-shapes.js';

/** The first class of a text. */
function first(text: string): string | undefined {
  const document = readDocument(text);
  const found = document.tokens
    .map((_, index) => classAt(document, index))
    .find((shaped) => shaped !== undefined);
  return found === undefined ? undefined : text.slice(found.start, found.end);
}

describe('a class', () => {
  it.each(['7Б', '9-А', '11.2', '10 «лингв»', '5 Maple', 'IV B', 'седьмой Б', '12-й'])(
    'is a grade and what divides it: %s',
    (name) => {
      expect(first(`it is ${name}, yes`)).toBe(name);
    },
  );

  it.each(['Year 5 Maple', 'class IV B', 'класса 7Б'])('takes its word for a class with it: %s', (name) => {
    expect(first(`it is ${name}`)).toBe(name);
  });

  it.each(['Year Six Oak', 'Kindy Possums', '9 red', '3rd grade, Room 12B', 'девятый бэ', '10 гуманитарный'])(
    'may be told in words, by a colour, a room or a profile: %s',
    (name) => {
      expect(first(`it is ${name}, yes`)).toBe(name);
    },
  );

  it.each(['ИС-21', 'МЕД-12', '22-ПД-4', 'ИСП-23-1'])('is the code of a group at a college: %s', (code) => {
    expect(first(`это ${code}, да`)).toBe(code);
  });

  it.each(['A-12', 'в пятницу в 9', 'her second Nobel', '12 pages'])(
    'is no code in Latin letters, no day, no ordinal before a name: %s',
    (text) => {
      expect(first(text)).toBeUndefined();
    },
  );

  it('tells how its grade is written and what divides it', () => {
    const marks = classAt(readDocument('Year 5 Maple'), 1)!.rule!.map(({ name }) => name);
    expect(marks).toEqual(['level noun number', 'division stream', 'class noun number, stream']);
  });

  it.each(['14 B', '200Б', 'мне 7', '5 apples'])(
    'is no higher grade than the 13th and none without a division: %s',
    (text) => {
      expect(first(text)).toBeUndefined();
    },
  );
});
