import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import { buildCorpus } from './evaluation/corpus.js';
import { Chance } from './evaluation/random.js';

describe('any text', () => {
  it('is read whatever its letters are', () => {
    for (let code = 1; code < 0x1_0000; code += 32) {
      const letters = Array.from({ length: 32 }, (_, i) => String.fromCharCode(code + i));
      const text = `my name is ${letters.map((letter) => `A${letter}${letter}n b${letter}`).join(' ')}`;
      expect(anonymize(text).text).toMatch(/^my name is/);
    }
  });

  it('is read wherever it was cut, with blanks, letters and signs at its ends, and spans stay inside', () => {
    const chance = new Chance(17);
    const fronts = [
      '',
      ' ',
      '  ',
      '\t',
      '\n',
      '. ',
      '-',
      '(',
      '"',
      '7 ',
      'А. ',
      'Ш.K ',
      '\u00a0',
      ', ',
      '№',
      '@',
      '\u200b ',
    ];
    const ends = ['', ' ', '.', '\t\t', '-7', ' А', '\n', '(', ' 5', ' K', 'Ш.'];
    for (const language of ['ru', 'en'] as const)
      for (const { text } of buildCorpus(language, 'dev')) {
        const from = chance.below(text.length);
        const part = text.slice(from, from + 1 + chance.below(60));
        const blanks = chance.below(6) === 0 ? part.replaceAll(' ', '  ') : part;
        const cut = chance.pick(fronts) + blanks + chance.pick(ends);
        let last = 0;
        for (const { start, end } of anonymize(cut).spans) {
          if (start < last || end <= start || end > cut.length)
            throw new Error(`${start} to ${end} of "${cut}"`);
          last = end;
        }
      }
  });

  it.each([' 7Б', ' 2x + 3 = 7', ' 3D принтер', '\tReception Owls ', ' ss 3 Maple\t', ',lilynmia'])(
    'such as "%s"',
    (text) => {
      expect(() => anonymize(text)).not.toThrow();
    },
  );

  it('loses nothing behind an initial without a dot', () => {
    expect(anonymize('Вика Ш.K и Петя').text).toMatch(/^\[PERSON_1\].* и \[PERSON_2\]$/);
    expect(anonymize('Вика Ш.X, привет').text).toMatch(/, привет$/);
  });
});
