import { describe, expect, it } from '@jest/globals';
import { anonymize } from '../anonymize.js';

const found = (text: string): string[] =>
  anonymize(text).spans.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('what the lists spell without accents and apostrophes', () => {
  it.each([
    'Charlotte Brontë published Jane Eyre under which name',
    'Simón Bolívar has a country named after him',
    'Gabriel García Márquez wrote it',
    'Juan Seguín fought on the Texan side.',
    "Daniel O'Connell won the Clare election",
    'Daniel O’Connell won the Clare election',
    'W. G. Grace refused to leave when he was out',
    'why does Éponine love Marius',
  ])('is a person of lessons all the same: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['I live in Málaga', 'ADDRESS Málaga'],
    ['we moved to Zürich last year', 'ADDRESS Zürich'],
    ['my coach is W. G. Turner', 'PERSON W. G. Turner'],
    ['my friend Zoë Brontë sits beside me', 'PERSON Zoë Brontë'],
    ['my teacher is Mr O’Brien', 'PERSON Mr O’Brien'],
  ])('is somebody’s all the same: %s', (text, value) => {
    expect(found(text)).toEqual([value]);
  });
});

describe('lives of long ago and houses that everybody knows', () => {
  it.each([
    'Isambard Kingdom Brunel, born in Portsea 1806, died 1859, built the Great Western.',
    'Rosa Parks was arrested on December 1, 1955 in Alabama.',
    'Is Sherlock living at 221B Baker Street with Watson in every story',
    'Harry Potter lived at 4 Privet Drive, Little Whinging.',
  ])('are nobody’s address: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('but what the writer tells of the own family is', () => {
    expect(found('my grandfather was born in Málaga in 1936 and I live in Málaga')).toContain(
      'ADDRESS Málaga',
    );
  });
});
