import { describe, expect, it } from '@jest/globals';
import { detect } from '../../detect.js';

const persons = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('people in texts of real life', () => {
  it.each([
    [
      'Исправьте докладную: «Погонщиков, выйдя к доске, кидал мел и мешал Луговой отвечать».',
      ['Погонщиков', 'Луговой'],
    ],
    ['Переведите на узбекский: «Уважаемая Зебинисо, завтра приём в 17:00»', ['Зебинисо']],
    ['Дайте вариант обратной связи: «Алсу, ты молодец, но вывод слабый»', ['Алсу']],
    ['Which suits a school report: "Imran could do more" or "Imran is on his way"?', ['Imran', 'Imran']],
  ])('are somebody: %s', (text, names) => {
    expect(persons(text)).toEqual(names);
  });

  it.each([
    'Переведи: «Dear Tom, I am fine»',
    'Put into reported speech: "I lost it," said Amina.',
    'Поставь запятые: Уважаемый Читатель прошу тебя не спешить',
    'Напиши докладную о героях повести: «Чичиков, находясь в гостях, хитрил»',
    'Write a news report: "Romeo found dead"',
    'book report: "Matilda loves to read", is it a good start?',
  ])('but nobody of an exercise or a book: %s', (text) => {
    expect(persons(text)).toEqual([]);
  });
});
