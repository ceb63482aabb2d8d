import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../../anonymize.js';

const namesOf = (text: string): string[] =>
  anonymize(text)
    .spans.filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('names told to be somebody’s', () => {
  it.each([
    ['nobody here can say my surname MacIlwraith', ['MacIlwraith']],
    ['What is the plural of our family name Jones?', ['Jones']],
    ["Where does my daughter's middle name Aoife come from?", ['Aoife']],
    ['what does the name Saoirse mean, thats me', ['Saoirse']],
    ["How do you pronounce Siobhan? It's my sister's name", ['Siobhan']],
    ['Is "James\' bike" or "James\'s bike" right? It is about my uncle', ['James', 'James']],
  ])('are found in talk about words: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'What does the name Alexander mean?',
    'Is my name tag spelled right?',
    'how do I write my name in French',
    "it's me again, how do you spell Rashomon",
    'Is "James\' book" or "James\'s book" correct?',
    'That is my favourite name of a river',
    'What does the word photosynthesis mean? that is mine to explain',
  ])('but not where they are words only: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it.each([
    ["Mum's name Chantelle, dad's name Errol", ['Chantelle', 'Errol']],
    ["guardian's name Errol", ['Errol']],
  ])('are found behind a relative at the beginning of a clause, without "my": %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each(['What is a dad’s name badge for?', "my book: the dog's name Rex"])(
    'but not behind other owners, and no things: %s',
    (text) => {
      expect(namesOf(text)).toEqual([]);
    },
  );
});
