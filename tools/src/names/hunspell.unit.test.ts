import { describe, expect, it } from '@jest/globals';
import { expandWords, readSuffixRules } from './hunspell.js';
import { transliterate } from './transliterate.js';

describe('expanding a Hunspell dictionary', () => {
  it('applies the suffix rules whose condition holds, and keeps the word itself', () => {
    const rules = readSuffixRules('SET UTF-8\nSFX A Y 2\nSFX A а ы [лр]а\nSFX A а и [гк]а\nSFX B 0 s .');
    expect([...expandWords('2\nшкола/A\nкот', rules)]).toEqual(['школа', 'школы', 'кот']);
  });
});

describe('spelling a name in Latin letters', () => {
  it('gives the usual spellings, without repeating one', () => {
    expect(transliterate('ксения')).toEqual(expect.arrayContaining(['kseniya', 'ksenia', 'xeniya']));
    expect(new Set(transliterate('дмитрий')).size).toBe(transliterate('дмитрий').length);
  });
});
