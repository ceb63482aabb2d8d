import { describe, expect, it } from '@jest/globals';
import { hasPart, readIndependent, writersBehind, WRITERS } from './independent.js';

describe('the independent messages', () => {
  it('of opened writers are at hand, and what they mark are values', () => {
    for (const language of ['ru', 'en'] as const) {
      expect(hasPart(language, 'opened')).toBe(true);
      const samples = readIndependent(language, 'opened');
      expect(samples.filter(({ text }) => /\[\[[A-Z]+:/.test(text))).toEqual([]);
      expect(samples.flatMap(({ planted }) => planted).filter(({ group }) => group === undefined)).toEqual(
        [],
      );
    }
  });

  it('of a sealed writer are nobody else’s', () => {
    const opened: readonly string[] = WRITERS.opened;
    expect(WRITERS.sealed.filter((writer) => opened.includes(writer))).toEqual([]);
  });
});

describe('writers that are named behind an option', () => {
  it('are those of the option alone, none without it', () => {
    expect(writersBehind('--writers', ['--dev', '--writers', 'a,ba'])).toEqual(['a', 'ba']);
    expect(writersBehind('--writers', ['--dev'])).toEqual([]);
  });

  it.each([[['--writers', 'n']], [['--writers', 'a,,b']], [['--writers']]])(
    'are opened ones, or the error says which there are: %j',
    (args) => {
      expect(() => writersBehind('--writers', args)).toThrow(
        /^--writers: no opened writer .* They are a, b, /,
      );
    },
  );
});
