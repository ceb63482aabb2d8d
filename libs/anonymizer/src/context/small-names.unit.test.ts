import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../text/document.js';
import { findShapes } from './find-shapes.js';

const smallNames = (text: string): string[] => {
  const document = readDocument(text);
  return findShapes(document)
    .filter(({ shape }) => shape === 'small')
    .map(({ start, end }) => document.text.slice(start, end));
};

describe('names in small letters', () => {
  it.each([
    ['did wyat stambaugh hand in his essay', ['wyat stambaugh']],
    ['my cousin liam   harkness plays chess', ['liam harkness']],
    ['это кирила цаплена слил ответы', ['кирила цаплена']],
    ['why was maisie hand not there', ['maisie hand']],
    ['carol pickersgil sells cakes', ['carol pickersgil']],
    ['will sophie be there', ['sophie']],
  ])('are words that no dictionary has, and names, next to each other: "%s"', (text, names) => {
    expect(smallNames(text)).toEqual(names);
  });

  it('are no words of every day, capitals or numbers', () => {
    expect(smallNames('how do i find the area of a circle? помоги решить задачу номер 5')).toEqual([]);
    expect(smallNames('a rose and a mark in the book')).toEqual([]);
    expect(smallNames('Wyat Stambaugh and room 12b')).toEqual([]);
  });

  it('say what they are made of', () => {
    const [shaped] = findShapes(readDocument('ask hannahh eccleston about it')).filter(
      ({ shape }) => shape === 'small',
    );
    expect(shaped?.rule?.map(({ name }) => name)).toEqual(['name of latin MS']);
  });

  it.each([
    ['gregorashworth took my seat', 'gregorashworth', 'name of latin J'],
    ['ImogenFarrow took my seat', 'ImogenFarrow', 'name joined by a capital'],
    ['imogens party is on friday', 'imogens', 'name of latin X'],
  ])('may be joined, or have lost the sign of a possessive: "%s"', (text, name, mark) => {
    const [shaped] = findShapes(readDocument(text)).filter(({ shape }) => shape === 'small');
    expect(text.slice(shaped?.start, shaped?.end)).toBe(name);
    expect(shaped?.rule?.map((rule) => rule.name)).toContain(mark);
  });
});
