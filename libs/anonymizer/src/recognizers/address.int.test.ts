import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const addressesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'ADDRESS')
    .map(({ start, end }) => text.slice(start, end));

describe('addresses', () => {
  it.each([
    ['заходи, ул. Мира 7, кв 3, 5 этаж', 'ул. Мира 7, кв 3, 5 этаж'],
    ['живу пр ленина 31 кв 6', 'пр ленина 31 кв 6'],
    ['сижу дома на Вишнёвой, д. 4', 'Вишнёвой, д. 4'],
    ['автобус забирает меня у Рябиновой, 12', 'Рябиновой, 12'],
    ['come to 6 Larch Lane, 3rd floor', '6 Larch Lane, 3rd floor'],
    ['ADDRESS: 61 BIRCH AVE S, DENVER, CO 80202', '61 BIRCH AVE S, DENVER, CO 80202'],
    ['I stay at 9 Protea Road, Pretoria 0002', '9 Protea Road, Pretoria 0002'],
  ])('are covered with floor, side, code, and without a word for the street: %s', (text, address) => {
    expect(addressesOf(text)).toEqual([address]);
  });

  it.each([
    ['I currently live in Ilfracombe', 'Ilfracombe'],
    ['our village, Llanberis, has one shop', 'Llanberis'],
    ['writing to you from Kirkwall', 'Kirkwall'],
    ['we reside in Madison', 'Madison'],
    ['пишем вам из Верхоянска', 'Верхоянска'],
    ['наше село, Ромашкино, маленькое', 'Ромашкино'],
    ['звоню из Мирного', 'Мирного'],
  ])('are towns that someone lives in or writes from, though no list has them: %s', (text, town) => {
    expect(addressesOf(text)).toEqual([town]);
  });

  it.each([
    'на Бородинском поле, 1812 год',
    'мы читали у Пушкина, 2 главы',
    'писатель родом из Вологды',
    'penguins live in Antarctica',
    "I'm in Spanish class",
    'our planet, Earth, is round',
    'writing an essay from Wikipedia',
    'пишу реферат из Википедии',
  ])('are not places of lessons, subjects or amounts: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
  });
});
