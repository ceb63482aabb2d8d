import { describe, expect, it } from '@jest/globals';
import { detect } from '../detect.js';

const personsOf = (text: string): string[] =>
  detect(text)
    .filter(({ type }) => type === 'PERSON')
    .map(({ start, end }) => text.slice(start, end));

describe('one of a list', () => {
  it.each([
    'Summarise the Rivonia Trial: the parts played by Mandela, Sisulu, Mbeki and Bram Fischer.',
    'Compare how Mandela, Sisulu, Mbeki and Tambo are portrayed.',
  ])('of figures is a figure: %s', (text) => {
    expect(personsOf(text)).toEqual([]);
  });

  it.each([
    ['«Ромео и Джульетта» в 9Б: Ромео Садыков, Джульетта Ремизова', ['Садыков']],
    ['Мой друг Тарасюк спорит о том, кто лучше: Пушкин, Лермонтов, Тютчев', ['Тарасюк']],
  ])('but not who plays one, and nobody beside the list: %s', (text, persons) => {
    for (const person of persons) expect(personsOf(text).join(' ')).toContain(person);
  });

  it('and a given name is that of the figure whose surname stands beside it', () => {
    expect(personsOf('Bernoulli: Daniel or Johann? I must cite the right one in my report.')).toEqual([]);
    expect(personsOf('Bernoulli is hard, says my friend Daniel')).toEqual(['Daniel']);
  });
});
