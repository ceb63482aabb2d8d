import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const peopleOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names of families from all over the world', () => {
  it.each([
    ['my cousin Nguyen Thi Lan is learning english', 'Nguyen Thi Lan'],
    ['my tutor Park Ji Woo is nice', 'Park Ji Woo'],
    ['Khalid bin Omar is my partner', 'Khalid bin Omar'],
    ['my teacher Ana de la Cruz is nice', 'Ana de la Cruz'],
    ['my name is Will Ferrell', 'Will Ferrell'],
    ['our Mrs. Helen Marsh retired', 'Mrs. Helen Marsh'],
    ['Kind regards, Dr. L. Vasquez', 'Dr. L. Vasquez'],
    ['Educational psychologist: Fitzgerald, H.', 'Fitzgerald, H.'],
    ['my son oliver bates is ill today', 'oliver bates'],
    ['my brother mohamed ali plays chess with me', 'mohamed ali'],
    ['my sis hanah draws better than me', 'hanah'],
    ["my name's Z o e", 'Z o e'],
    ['my name is 3mma', '3mma'],
    ['I borrowed it from Callista yesterday', 'Callista'],
    ['my friend Jaylani Okonjo sits there', 'Jaylani Okonjo'],
    ['iban DE53 3704 0044 5644 3773 08, name Greta Vogel', 'Greta Vogel'],
  ])('are covered as a whole: %s', (text, name) => {
    expect(peopleOf(text)).toEqual([name]);
  });

  it.each([
    'Is Huckleberry Finn a reliable narrator?',
    'latitude of Cairo 30.04 N 31.23 E',
    'my mom loves jane austen',
    'me and my friend present on Darwin',
    'Where is the Mariana Trench?',
    'Who was Ho Chi Minh',
    'my bro said it works',
    'Was Brutus a traitor',
  ])('are not those of lessons: %s', (text) => {
    expect(peopleOf(text)).toEqual([]);
  });
});
