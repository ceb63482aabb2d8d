import { describe, expect, it } from '@jest/globals';
import { detect, explain } from '../index.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('whoever bears the name of a figure or a character', () => {
  it.each([
    ['Геракл из параллельного предложил сделать стенгазету про мифы, с чего начать', 'Геракл'],
    ['Дежурные в пятницу: Дежнёв, Хабарова, Поярков. Оформи объявлением.', 'Хабарова'],
  ])('is somebody where all around speaks for it, though no rule does: %s', (text, name) => {
    expect(personsOf(text)).toContain(name);
    expect(explain(text)).toContainEqual(
      expect.objectContaining({ recognizer: 'prose', decision: 'removed' }),
    );
  });

  it.each([
    ['помогите Василисе прочитать слово «солнце», почему л не слышно', 'Василисе'],
    ['Explain the Oedipus complex for a psychology mock, the student is Solomon, very literal', 'Solomon'],
    [
      'Garibaldi brought biscuits for his birthday, guess which. Now explain Italian unification.',
      'Garibaldi',
    ],
    ['Isolde plays Titania, Errol plays Bottom, and she refuses to touch the donkey head', 'Isolde'],
  ])('is somebody, too, where all around told so before: %s', (text, name) => {
    expect(personsOf(text)).toContain(name);
  });

  it('is a teacher who is called by the name of the father, unless lessons are spoken of', () => {
    expect(personsOf('учитель Иван Сергеевич опять всех ругает')).toEqual(['Иван Сергеевич']);
    expect(personsOf('поругались с учительницей Анной Андреевной')).toEqual(['Анной Андреевной']);
    const lesson = 'В каком рассказе учитель Иван Сергеевич спорит с автором повести? Нужно сочинение';
    expect(personsOf(lesson)).toEqual([]);
  });

  it('is nobody in a sentence at hand where little speaks for it', () => {
    expect(personsOf('book report: "Matilda loves to read", is it a good start?')).toEqual([]);
  });

  it('is nobody where it does not', () => {
    expect(personsOf('Why did Nelson win at Trafalgar although he had fewer ships than they had')).toEqual(
      [],
    );
    expect(personsOf('Прочли в классе Пушкина и Лермонтова, составь викторину')).toEqual([]);
  });

  it('is not told anew where a rule has told who of them is somebody', () => {
    expect(personsOf('Daisy says Daisy Buchanan did nothing wrong')).toEqual(['Daisy']);
  });
});
