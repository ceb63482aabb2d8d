import { describe, expect, it } from '@jest/globals';
import { replaceSpans } from './anonymize.js';
import { detect } from './detect.js';
import { ADVERSARIAL } from './evaluation/adversarial.js';
import { leastTime } from './evaluation/least-time.js';
import type { Span } from './types.js';

const KILOBYTE = 1024;

describe('adversarial input', () => {
  // Eight times the text takes some eight times as long; quadratic work would take sixty-four times.
  it.each(Object.entries(ADVERSARIAL))('takes time linear in its length: %s', (_name, make) => {
    const timeAt = (kilobytes: number): number => {
      const text = make(kilobytes * KILOBYTE);
      return leastTime(() => detect(text));
    };
    timeAt(4);
    const small = timeAt(8);
    const large = timeAt(64);
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });

  it.each([
    ['surnames', 'Саша ', 'нов'],
    ['patronymics', 'Иван ', 'нович'],
  ])('takes time linear in the number of persons that differ in their %s', (_what, before, ending) => {
    const letters = 'абвгдежзик';
    const nameOf = (number: number): string =>
      `${before}К${[...String(number + 1000)].map((digit) => letters[Number(digit)]!).join('')}${ending}`;
    const replace = (count: number) => {
      const names = Array.from({ length: count }, (_, i) => nameOf(i));
      const spans = names.map((name, i): Span => {
        const start = i * (name.length + 2);
        return { start, end: start + name.length, type: 'PERSON', score: 1, recognizer: 'test' };
      });
      return replaceSpans(names.join(', '), spans);
    };
    replace(100);
    const small = leastTime(() => replace(200));
    const large = leastTime(() => replace(1600));
    expect(replace(200).vault.entries).toHaveLength(200);
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });
});
