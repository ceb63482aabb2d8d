import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('characters and rulers', () => {
  it.each([
    'Make a timeline for the life of Charles I.',
    'Interview with James I: five questions and the answers',
    'Годы правления: Павел I. Чем запомнилась эпоха?',
    'Как зовут сестру Наташи Ростовой?',
    'Какая фамилия у Тани Лариной после замужества?',
    'Напиши письмо Татьяны Онегину современным языком',
    'is "elementary, my dear Watson" in any of the books',
    '"Luke, I am your father" is misquoted, right?',
    '"I think, therefore I am" - Descartes. Explain it simply',
    'How did Marie Skłodowska-Curie get her double surname?',
  ])('are nobody around: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it.each([
    ['James V. Brown is my teacher', ['James V. Brown']],
    ['From: Kit Lovelace-King. Subject: band practice', ['Kit Lovelace-King']],
    ['my best friend Watson is ill today', ['Watson']],
    ['can you check the homework of Tess? 6 x 7 = 42, 8 x 9 = 76', ['Tess']],
    ['help, coach Chen makes us run 5 laps of 400 m, how many miles', ['coach Chen']],
    ['Анкета: имя Люба, город Ухта, почта vesna1990@bk.ru', ['Люба']],
  ])('are told from people of the same names: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'из 70 яблок Оля взяла треть, сколько у неё',
    'У Дениски сорок карандашей, половина синих. Придумай вопрос к задаче.',
    'Гриша и Валя едут навстречу, между ними 54 км',
  ])('of sums do not take a word for a surname: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});
