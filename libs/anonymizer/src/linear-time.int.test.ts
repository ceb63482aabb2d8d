import { describe, expect, it } from '@jest/globals';
import { detect } from './detect.js';
import { ADVERSARIAL } from './evaluation/adversarial.js';

const KILOBYTE = 1024;

function bestTime(text: string): number {
  let best = Infinity;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    detect(text);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe('adversarial input', () => {
  // Eight times the text takes some eight times as long; quadratic work would take sixty-four times.
  it.each(Object.entries(ADVERSARIAL))('takes time linear in its length: %s', (_name, make) => {
    bestTime(make(4 * KILOBYTE));
    const small = bestTime(make(8 * KILOBYTE));
    const large = bestTime(make(64 * KILOBYTE));
    expect(large / Math.max(small, 1)).toBeLessThan(32);
  });
});
