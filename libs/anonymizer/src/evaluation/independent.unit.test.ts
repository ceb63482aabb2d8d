import { describe, expect, it } from '@jest/globals';
import { hasPart, readIndependent, writersBehind } from './independent.js';
import { WRITERS } from './writers.js';

describe('the independent messages', () => {
  it.each(['opened', 'chat', 'unfitted', 'odd', 'long', 'long unfitted', 'long sealed'] as const)(
    'of %s writers are at hand, and what they mark are values',
    (part) => {
      for (const language of ['ru', 'en'] as const) {
        expect(hasPart(language, part)).toBe(true);
        const samples = readIndependent(language, part);
        expect(samples.filter(({ text }) => /\[\[[A-Z]+:/.test(text))).toEqual([]);
        expect(samples.flatMap(({ planted }) => planted).filter(({ group }) => group === undefined)).toEqual(
          [],
        );
      }
    },
  );

  it('of writers that are only counted are nobody else’s', () => {
    const opened: readonly string[] = [...WRITERS.opened, ...WRITERS.chat, ...WRITERS.long];
    const counted: readonly string[] = [
      ...[...WRITERS.unfitted, ...WRITERS.sealed, ...WRITERS.odd],
      ...[...WRITERS['long unfitted'], ...WRITERS['long sealed']],
    ];
    expect(counted.filter((writer) => opened.includes(writer))).toEqual([]);
  });
});

describe('writers that are named behind an option', () => {
  it('are those of the option alone, none without it', () => {
    expect(writersBehind('--writers', ['--dev', '--writers', 'a,ba'])).toEqual(['a', 'ba']);
    expect(writersBehind('--writers', ['--dev'])).toEqual([]);
    expect(writersBehind('--without', ['--without', 'ca,by'])).toEqual(['ca', 'by']);
  });

  it.each([[['--writers', 'n']], [['--writers', 'a,,b']], [['--writers']]])(
    'are of the fit, or the error says which there are: %j',
    (args) => {
      expect(() => writersBehind('--writers', args)).toThrow(
        /^--writers: no writer of the fit .* They are a, b, /,
      );
    },
  );
});
