import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const datesOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'DOB')
    .map(({ start, end }) => text.slice(start, end));

describe('a date of birth', () => {
  it.each([
    ['3.09.1979 родился, педстаж 24 года. Когда на пенсию?', '3.09.1979'],
    ['какой день недели был 8 марта 2012? это день рождения моей сестры', '8 марта 2012'],
    ['посчитай сколько дней с 19 июля 2010 до нового года, это мой день рождения', '19 июля 2010'],
    ["what weekday was 9 August 2010? it's my birthday", '9 August 2010'],
    ['Кто старше: Аня (р. 02.05.2013) или никто?', '02.05.2013'],
    ["how many days from 03/02/2009 to today, that's when I was born", '03/02/2009'],
    ['родилась 12 апреля, в день рождения космонавтики', '12 апреля'],
  ])('is told by the words behind it: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each([
    ['для заявки: паспорт 4511 320714, СНИЛС 145-332-781 44, 17.08.2011', '17.08.2011'],
    ['For the visa: passport number 533380006, 12/11/2010. Is that safe to send?', '12/11/2010'],
  ])('stands behind numbers of documents in a list: %s', (text, date) => {
    expect(datesOf(text)).toEqual([date]);
  });

  it.each([
    '9 марта 1934 родился Гагарин',
    '6 июня 1799 года родился, а в 1837 умер. О ком это?',
    'сколько дней от 22 июня 1941 до 9 мая 1945? это тема моего доклада',
    '12 апреля 1961 года. Это день рождения космонавтики?',
    "why do we celebrate 4 July? that's the birthday of the nation",
    'паспорт 4511 320714 заберите до 17.08.2027',
  ])('is no date of others and of other things: %s', (text) => {
    expect(datesOf(text)).toEqual([]);
  });
});
