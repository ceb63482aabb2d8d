import { describe, expect, it } from '@jest/globals';
import { replaceSpans } from './anonymize.js';
import { detect } from './detect.js';
import { ADVERSARIAL } from './evaluation/adversarial.js';
import { leastTime } from './evaluation/least-time.js';
import type { Span } from './types.js';

const KILOBYTE = 1024;
/** Eight times the text takes some eight times as long; quadratic work would take sixty-four times. */
const MOST_GROWTH = 32;

describe('adversarial input', () => {
  it.each(Object.entries(ADVERSARIAL))('takes time linear in its length: %s', (_name, make) => {
    const timeAt = (kilobytes: number, enough?: number): number => {
      const text = make(kilobytes * KILOBYTE);
      return leastTime(() => detect(text), enough);
    };
    timeAt(4);
    const most = MOST_GROWTH * Math.max(timeAt(8), 1);
    expect(timeAt(64, most)).toBeLessThan(most);
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
    expect(replace(200).vault.entries).toHaveLength(200);
    const most =
      MOST_GROWTH *
      Math.max(
        leastTime(() => replace(200)),
        1,
      );
    expect(leastTime(() => replace(1600), most)).toBeLessThan(most);
  });
});
