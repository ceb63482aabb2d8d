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
    ['Osric Bly, born 3 May 2011, 9 Heron Road, Colchester CO4 5XX', '9 Heron Road, Colchester CO4 5XX'],
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
    ['come over to 14 oak st after school', '14 oak st'],
    ['walk me to 16 willow way tmrw', '16 willow way'],
    ['party at my house 7 the avenue, ls9 8qq', '7 the avenue, ls9 8qq'],
    ['mail it to P.O. Box 310, Salem, OR 97301', 'P.O. Box 310, Salem, OR 97301'],
    ['return it to Private Bag 12, Gaborone', 'Private Bag 12, Gaborone'],
    ['i live at Lindenstraße 8, 50674 Köln', 'Lindenstraße 8, 50674 Köln'],
    ['ship to 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris'],
    ['we live in Apartment 7, The Granary, Wharf Street', 'Apartment 7, The Granary, Wharf Street'],
    ['Our house is Rose Cottage, Mill Lane, Haworth', 'Rose Cottage, Mill Lane, Haworth'],
    ['Ashgrove, Tuam Road, Athenry, Co. Galway is our address', 'Ashgrove, Tuam Road, Athenry, Co. Galway'],
    ['i stay at B-42, Sector 18, Noida 201301', 'B-42, Sector 18, Noida 201301'],
    ['my house is Orchard Road 118', 'Orchard Road 118'],
    ['my address is 41 Rathgar Road, Dublin 6, D06 X4Y2', '41 Rathgar Road, Dublin 6, D06 X4Y2'],
    ["my postcode's eh8 9yl", 'eh8 9yl'],
    ['pin code 560034', '560034'],
  ])('are found as people of many countries write them: %s', (text, address) => {
    expect(addressesOf(text)).toEqual([address]);
  });

  it.each([
    ['i come from a village called Upper Slaughter', 'Upper Slaughter'],
    ['hometown Mysuru', 'Mysuru'],
    ['Ipswich is where we live', 'Ipswich'],
    ['i live in ogdensburg', 'ogdensburg'],
  ])('are towns that are named, or told of behind: %s', (text, town) => {
    expect(addressesOf(text)).toEqual([town]);
  });

  it.each([
    'score 3 to 3 big square',
    'Unit 7, Chapter 2 questions',
    'Symphony No. 9, Ode to Joy',
    'Main Street 1920 in the novel',
    '5 May 1821, Saint Helena, Longwood',
    'Rue Saint Denis 1878 by Monet',
    'Hauptstraße means main street',
    'i live in denial',
    'Rome is where the pope lives',
    'Boulevard of Broken Dreams 2004',
  ])('are no units of lessons, works or dates: %s', (text) => {
    expect(addressesOf(text)).toEqual([]);
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
