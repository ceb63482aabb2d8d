import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const persons = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('who holds an opinion on what lessons teach', () => {
  it.each([
    ['Kofi thinks Napoleon was short', 'Kofi'],
    ['Emma says Romeo was stupid and i think he was brave', 'Emma'],
    ['Priya reckons dinosaurs lived with humans, is she right?', 'Priya'],
    ['Злата думает, что Наполеон был низкий', 'Злата'],
  ])('is somebody around: %s', (text, name) => {
    expect(persons(text)).toEqual([name]);
  });

  it.each([
    'Scout thinks Boo Radley is a ghost',
    'Emma thinks Mr Knightley is rude. Why?',
    'Napoleon thinks Snowball is a traitor',
    'Пьер думает, что Наполеон антихрист',
    'Соня считает, что Раскольников должен признаться',
    'Grace says that Newton was right. Rewrite in reported speech',
    'Tom thinks of a number. He doubles it.',
  ])('but nobody of a story or an exercise: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});
