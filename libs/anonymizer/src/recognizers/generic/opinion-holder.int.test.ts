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
    ['Zane thinks that lightning never strikes twice, send facts', 'Zane'],
    ['water boils at 90 and Ollie says 100 but i say 95', 'Ollie'],
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
    'Ken said "the sum of two odd numbers is even". Is he right? Prove it.',
    'At the ball Emma said she was tired. Who is right to leave?',
    'Then Macbeth said that he was king, is it true',
    'Alice says 5 and Bob says 7. Rewrite in indirect speech',
  ])('but nobody of a story or an exercise: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});
