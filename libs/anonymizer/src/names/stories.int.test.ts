import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const namesIn = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names of one story', () => {
  it.each([
    'Did Jo forgive Amy for burning the book?',
    'Why does Cassio trust Iago so much',
    'Raskolnikov and Sonya: who saves whom',
    'ron, hermione and neville get detention, which chapter',
    'Is Miss Trunchbull worse than Fagin, compare Matilda and Oliver',
    'Bill Sikes frightens Fagin, find a quotation',
    'Наташа сначала любила Бориса, потом Андрея, потом Анатоля?',
    'как Бармалей поймал Таню и Ваню, перескажи Чуковского',
    'зачем Базаров спорил с Аркадием',
    'Austen, Jane – Emma',
  ])('are nobody’s around: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ['My friends Jo and Amy fell out over a book', ['Jo', 'Amy']],
    ['Наташа Ежова и Андрей Лужин из моего класса дежурят завтра', ['Наташа Ежова', 'Андрей Лужин']],
    ['моя сестра Таня и брат Ваня поймали котёнка', ['Таня', 'Ваня']],
    ['Tell Ron that Neville has his phone, call me on 07700 900123', ['Ron', 'Neville']],
  ])('are those of pupils where the message tells of life: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});

describe('somebody whom only the full name tells', () => {
  it.each([
    'How many Oscars does Meryl Streep have',
    'в каком фильме играл Том Хэнкс',
    'Cathy Freeman’s 400 m',
  ])('is left: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ['Freeman pushed me in the corridor', 'Freeman'],
    ['Ms Freeman marked my essay', 'Freeman'],
  ])('is nobody by the surname alone: %s', (text, name) => {
    expect(namesIn(text).join()).toContain(name);
  });
});
