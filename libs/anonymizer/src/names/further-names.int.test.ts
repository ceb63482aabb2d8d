import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';
import { givenName } from './given-names.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names of families from all over the world', () => {
  it.each([
    ['Yusuf bin Rahman is in my form', ['Yusuf bin Rahman']],
    ['my cousin Maria de la Cruz is here', ['Maria de la Cruz']],
    ['the girl is Katja van der Berg', ['Katja van der Berg']],
    ['Leila al-Khatib is my friend', ['Leila al-Khatib']],
    ['my tutor is Pedro Gómez Ortiz', ['Pedro Gómez Ortiz']],
    ['my uncle Marcus Bell Jr. is here', ['Marcus Bell Jr']],
    ['Tran Minh Duc left early', ['Tran Minh Duc']],
    ['my friend Kim Ji-hoon sings', ['Kim Ji-hoon']],
  ])('go on over particles, second surnames and families in front: %s', (text, found) => {
    expect(namesOf(text)).toEqual(found);
  });

  it.each([
    ['my name is José', ['José']],
    ['im lilyyyy', ['lilyyyy']],
    ['call me k4te', ['k4te']],
    ['im rahulkumar', ['rahulkumar']],
    ['hi its hannah b', ['hannah b']],
    ['sophie turnbull left me out', ['sophie turnbull']],
    ['my friend Micheal mcgrth', ['Micheal mcgrth']],
    ['Could Chrsitopher Lane leave', ['Chrsitopher Lane']],
    ['Khadjia is upset', ['Khadjia']],
    ['conor and niahm are mad', ['conor', 'niahm']],
  ])('are found with accents, drawls, slips, digits and small letters: %s', (text, found) => {
    expect(namesOf(text)).toEqual(found);
  });

  it.each([
    ['наш класс 7А. Иванова болеет', ['Иванова']],
    ['список 5Б. Ковалёв Д., Петрова А.', ['Ковалёв Д.', 'Петрова А.']],
  ])('do not have the letter of a class for an initial: %s', (text, found) => {
    expect(namesOf(text)).toEqual(found);
  });

  it.each([
    'how old is Stonehenge',
    'Pascal plays by Racine',
    'im on lv4 now',
    'Rowan trees grow in Scotland',
    'the number 4x is even',
    'June is hotter than May in Sydney',
    'Kotlin is better than Java',
    'Mrs Brown has 24 pencils for 6 children. How many each?',
  ])('are no things, sums and months: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});

describe('rare names in Russian letters', () => {
  it.each(['Жавлон', 'Жавлоном', 'Айсаана', 'Айсаану'])(
    'are known by the stems of their case forms: %s',
    (form) => {
      expect(givenName(form.toLowerCase())).toMatchObject({ isRare: true });
    },
  );

  it('keep their placeholder in another case', () => {
    expect(anonymize('Это Жавлон. Я дружу с Жавлоном.').text).toBe('Это [PERSON_1]. Я дружу с [PERSON_1].');
  });

  it('do not tell by their stem whether the surname is hers or his', () => {
    expect(anonymize('Учительница Айсаана Петрова похвалила. У Петровой урок.').text).toBe(
      'Учительница [PERSON_1] похвалила. У [PERSON_1] урок.',
    );
  });
});
