import { describe, expect, it } from '@jest/globals';
import { detect, explain } from '../index.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('whoever bears the name of a figure or a character', () => {
  it.each([
    ['Геракл из параллельного предложил сделать стенгазету про мифы, с чего начать', 'Геракл'],
    ['Explain the Oedipus complex for a psychology mock, the student is Solomon, very literal', 'Solomon'],
    ['Isolde plays Titania, Errol plays Bottom, and she refuses to touch the donkey head', 'Isolde'],
  ])('is somebody where all around speaks for it, though no rule does: %s', (text, name) => {
    expect(personsOf(text)).toContain(name);
    expect(explain(text)).toContainEqual(
      expect.objectContaining({ recognizer: 'prose', decision: 'removed' }),
    );
  });

  it('is somebody, too, where all around told so before', () => {
    expect(personsOf('помогите Василисе прочитать слово «солнце», почему л не слышно')).toEqual(['Василисе']);
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
