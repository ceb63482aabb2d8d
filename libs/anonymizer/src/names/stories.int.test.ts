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
    'Вася говорит: «Я лгу». Рыцарь он или лжец?',
    'Антон, Борис или Виктор разбил окно. Антон говорит: Борис. Правду сказал один. Кто?',
    'реши загадку: сын моего отца, но мне не брат, зовут толик',
    'Кем работала мать Ломоносова, Елена Сивкова?',
    '«Я помню чудное мгновенье» посвящено Анне Керн?',
    'Правильно ли поступила Лидия Михайловна? «Уроки французского»',
    'Три сестры это Ольга, Маша и Ирина?',
  ])('are nobody’s around: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ['My friends Jo and Amy fell out over a book', ['Jo', 'Amy']],
    ['Наташа Ежова и Андрей Лужин из моего класса дежурят завтра', ['Наташа Ежова', 'Андрей Лужин']],
    ['Мы ставим «Ревизора»: Влад — Хлестаков, Рита — Анна, Жора — городничий', ['Влад', 'Рита', 'Жора']],
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

describe('names of lessons', () => {
  it.each([
    'List the achievements of Lyndon B. Johnson as president.',
    'Can you help me to understand Langston Hughes\'s "Harlem"?',
    "Explain Jim Hawkins' feelings towards Long John Silver.",
    'Olivia says that 0.62 is larger than 0.7 because 62 is more. Explain her mistake.',
    'A story in which Anna loses her memory and Ben has to show her the village: is this a quest?',
  ])('stay: %s', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each([
    ['Olivia says that I cheated and our teacher believed her', ['Olivia']],
    ['My friend Ben told me a story in which his dog talks', ['Ben']],
    ['Lyndon B. is absent today', ['Lyndon B.']],
  ])('but those of life do not: %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
