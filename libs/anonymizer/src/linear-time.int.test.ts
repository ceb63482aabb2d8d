import process from 'node:process';
import { describe, expect, it } from '@jest/globals';
import { anonymize } from './anonymize.js';
import { detect } from './detect.js';
import { ADVERSARIAL } from './evaluation/adversarial.js';

const KILOBYTE = 1024;

/** Processor time in milliseconds, the least of five runs: other work on the machine counts for nothing. */
function leastTime(text: string, work: (text: string) => unknown): number {
  let least = Infinity;
  for (let i = 0; i < 5; i++) {
    const start = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('adversarial input', () => {
  // Eight times the text takes some eight times as long; quadratic work would take sixty-four times.
  it.each(Object.entries(ADVERSARIAL))('takes time linear in its length: %s', (_name, make) => {
    leastTime(make(4 * KILOBYTE), detect);
    const small = leastTime(make(8 * KILOBYTE), detect);
    const large = leastTime(make(64 * KILOBYTE), detect);
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });

  it('takes time linear in the number of different persons that get a placeholder', () => {
    const letters = 'абвгдежзик';
    const people = (count: number): string =>
      Array.from({ length: count }, (_, i) => {
        const surname = [...String(i + 1000)].map((digit) => letters[Number(digit)]!).join('');
        return `учитель Саша ${surname[0]!.toUpperCase()}${surname.slice(1)}нов`;
      }).join(', ');
    leastTime(people(100), anonymize);
    const small = leastTime(people(200), anonymize);
    const large = leastTime(people(1600), anonymize);
    expect(anonymize(people(200)).vault.entries.length).toBeGreaterThan(150);
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });
});
