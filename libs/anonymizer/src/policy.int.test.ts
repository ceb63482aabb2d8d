import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';

describe('persons of lessons', () => {
  it.each([
    'в каком году Пушкин написал Онегина',
    'Кто такой Лев Толстой?',
    'Реформы Петра I и Екатерины Великой',
    'теорема Виета и закон Ома',
    'Почему Татьяна отказала Онегину?',
    'У Маши было 5 яблок, она отдала 2. Сколько осталось?',
    'Who was Abraham Lincoln?',
    "Explain Newton's second law",
    'Compare Romeo and Juliet with West Side Story',
    'моя подруга любит Цветаеву',
    'сестра играет Татьяну Ларину в спектакле',
  ])('stay: %s', (text) => {
    expect(anonymize(text).text).toBe(text);
  });

  it.each([
    ['Меня зовут Саша Пушкин', 'Меня зовут [PERSON_1]'],
    ['моя подруга любит Машу', 'моя подруга любит [PERSON_1]'],
    ['Мой друг Лев Толстой не пришёл', 'Мой друг [PERSON_1] не пришёл'],
    ['Мария Кюри, 8 916 123-45-67', '[PERSON_1], [PHONE_1]'],
    ['My friend Isaac Newton is sick', 'My friend [PERSON_1] is sick'],
    ['the dinner lady Maureen shouted at me', 'the dinner lady [PERSON_1] shouted at me'],
    ['is Mary I wonder still ill', 'is [PERSON_1] I wonder still ill'],
  ])('go when a real person bears the name: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });
});

describe('disguises', () => {
  it.each([
    ['меня зовут caшa пeтрoв', 'меня зовут [PERSON_1]'],
    ['Мой друг Дмитирй заболел', 'Мой друг [PERSON_1] заболел'],
    ['меня зовут са\u200bша', 'меня зовут [PERSON_1]'],
    ['ivan собака mail точка ru', '[EMAIL_1]'],
    ['звони восемь девятьсот пять сто двадцать три сорок пять шестьдесят семь', 'звони [PHONE_1]'],
    ['мой номер 8 9 0 5 1 2 3 4 5 6 7', 'мой номер [PHONE_1]'],
    ['my name is masha ivanova', 'my name is [PERSON_1]'],
  ])('do not hide a value: %s', (text, clean) => {
    expect(anonymize(text).text).toBe(clean);
  });
});
