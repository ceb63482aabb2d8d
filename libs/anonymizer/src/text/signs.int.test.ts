import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const found = (text: string): string[] =>
  detect(text).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('a dash that a word processor put for a hyphen', () => {
  it.each([
    ['я из 7–Б, что задали', 'CLASS 7–Б'],
    ['я из 7\u2011Б, что задали', 'CLASS 7\u2011Б'],
    ['my date of birth is 2010–05–12', 'DOB 2010–05–12'],
    ['мой снилс 112–233–445 95', 'ID 112–233–445 95'],
  ])('is read as one: %s', (text, value) => {
    expect(found(text)).toEqual([value]);
  });

  it.each(['Война 1941–1945 годов', 'Анна—главная героиня романа?', 'read pages 12–15 please'])(
    'makes no value of what is none: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('a message all in capitals', () => {
  it.each([
    'HEY CAN YOU HELP ME WITH MY HOMEWORK',
    'THANKS, THAT MAKES SENSE NOW!',
    "CAN YOU EXPLAIN IT LIKE I'M FIVE",
    'ПРИВЕТ, ПОМОГИ С ДОМАШКОЙ ПО АЛГЕБРЕ',
    'ЗАВТРА КОНТРОЛЬНАЯ А Я НИЧЕГО НЕ ЗНАЮ',
    'ЧИСЛО 4276380012345 ДЕЛИТСЯ НА 3?',
  ])('says nothing by them: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['MY NAME IS JORDAN BLACKWOOD AND I HATE MATHS', 'PERSON JORDAN BLACKWOOD'],
    ['МЕНЯ ЗОВУТ САША ПЕТРОВ И Я НЕ ПОНИМАЮ ДРОБИ', 'PERSON САША ПЕТРОВ'],
    ['MY ADDRESS IS 12 OAK STREET', 'ADDRESS 12 OAK STREET'],
    ['Я ИЗ 7Б И У НАС ЗАВТРА ТЕСТ', 'CLASS 7Б'],
  ])('tells of somebody all the same: %s', (text, value) => {
    expect(found(text)).toEqual([value]);
  });
});

describe('the number of a form', () => {
  it('may stand below its name', () => {
    expect(found('Номер паспорта:\n4510 123456\nДата')).toEqual(['ID 4510 123456']);
    expect(found('Candidate number\n20417735')).toEqual(['ID 20417735']);
  });
});
