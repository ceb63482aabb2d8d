import { describe, expect, it } from '@jest/globals';
import { taggedValues } from '../recognizers/generic/tagged-values.js';
import { readDocument } from '../text/document.js';
import { isOpeningVerb } from './opening-verb.js';

const opens = (text: string): boolean => {
  const document = readDocument(text);
  return isOpeningVerb(document, document.tokens[0]!);
};

describe('the verb that begins a sentence before a name', () => {
  it.each(['Опиши Машу', 'Люблю Тимура', 'Посоветуй Кириллу Белову', 'Намекни Анне Петровне', 'Боюсь Машу'])(
    'is no surname: %s',
    (text) => expect(opens(text)).toBe(true),
  );

  it.each([
    ['in a list the given name stands in the nominative', 'Нечай Злата'],
    ['a surname that ends like a verb', 'Петрову Машу похвалили'],
    ['a surname in another case', 'Мазуру Кириллу поставили двойку'],
    ['nobody is named behind it', 'Опиши погоду'],
    ['a given name', 'Дашу Машу'],
    ['in small letters', 'опиши Машу'],
    ['a comma parts them', 'Опиши, Машу'],
  ])('is told from what else may stand there: %s', (_why, text) => expect(opens(text)).toBe(false));

  it('is looked for where a sentence begins alone', () => {
    const document = readDocument('А Опиши Машу');
    expect(isOpeningVerb(document, document.tokens[1]!)).toBe(false);
  });
});

it('no value is left of a word that only stands before one', () => {
  const document = readDocument('Мой сын Вашим тестом доведён до слёз');
  expect([...taggedValues(document, () => 0.2)]).toEqual([]);
});
