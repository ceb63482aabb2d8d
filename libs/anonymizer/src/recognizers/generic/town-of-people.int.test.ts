import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const addressesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('the town of people whom a message speaks of', () => {
  it.each([
    ['мой племянник Бакыт Усенов из Узгена поступает к нам, как оформить?', ['Узгена']],
    ['My pen pal Amara from Owerri writes about her school', ['Owerri']],
    ['we are visiting my uncle Suresh in Princeton over half term', ['Princeton']],
    ['Gurpreet Dhillon, of Delta, BC. Minutes for the parents please', ['Delta, BC']],
    ['Our twins Chidi and Amaka need a lift from Kaduna on Friday', ['Kaduna']],
    ['N. Whitaker goes to a farm in Invercargill for work experience', ['Invercargill']],
    ['Перебираемся из Воркуты в Вологду, какие документы в новую школу?', ['Воркуты', 'Вологду']],
    ['Переезжаем из Тулы во Владимир с дочкой, примут ли её в пятый класс?', ['Тулы', 'Владимир']],
    ['Из Салехарда приезжают трое на олимпиаду, напиши письмо гостинице', ['Салехарда']],
  ])('is found: %s', (text, towns) => {
    expect(addressesOf(text)).toEqual(towns);
  });

  it.each([
    'My friend Priya is good in English',
    'My cousin Tom in Year 5 likes chess',
    'Aunt Joyce from Kenya visits us',
    'Таня Котова из Олиной группы опоздала',
    'Гоголь переехал из Полтавы в Петербург',
    'Поезд из Минска в Смоленск едет 4 часа. Найди скорость',
    'My sister Emma wrote about Perm in her essay',
  ])('is no land, lesson, group or way of others: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });
});
