import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import { detect } from './detect.js';
import { ADVERSARIAL } from './evaluation/adversarial.js';
import { leastTime } from './evaluation/least-time.js';

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
    ['surnames', 'учитель Саша ', 'нов'],
    ['patronymics', 'Иван ', 'нович'],
  ])('takes time linear in the number of persons that differ in their %s', (_what, before, ending) => {
    const letters = 'абвгдежзик';
    const people = (count: number): string =>
      Array.from({ length: count }, (_, i) => {
        const name = [...String(i + 1000)].map((digit) => letters[Number(digit)]!).join('');
        return `${before}${name[0]!.toUpperCase()}${name.slice(1)}${ending}`;
      }).join(', ');
    const timeOf = (count: number): number => {
      const text = people(count);
      return leastTime(() => anonymize(text));
    };
    timeOf(100);
    const small = timeOf(200);
    const large = timeOf(1600);
    expect(anonymize(people(200)).vault.entries.length).toBeGreaterThan(150);
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });
});
