import { describe, expect, it } from '@jest/globals';
import { createSteadiness, type Verdict } from './steadiness.js';

/** One look every so often: "+" is good, "-" is bad. */
function watching(everyMs = 500) {
  let clock = 0;
  const steadiness = createSteadiness(() => clock);
  return {
    skip: (ms: number) => (clock += ms),
    see: (looks: string): Verdict[] =>
      [...looks].map((look) => {
        clock += everyMs;
        return steadiness.tell(look === '+');
      }),
  };
}

describe('the verdict on the core', () => {
  it('is up before the first look, and needs two bad ones in a row to fall', () => {
    const { see } = watching();
    expect(see('-+-+--')).toEqual(['up', 'up', 'up', 'up', 'up', 'down']);
  });

  it('does not fall at a hiccup, however often one looks meanwhile', () => {
    const { see } = watching(50);
    expect(see('---------').at(-1)).toBe('up');
    expect(see('-').at(-1)).toBe('down');
  });

  it('recovers at the first good look after an outage, and is up at the third', () => {
    const { see } = watching();
    expect(see('---+++').slice(2)).toEqual(['down', 'recovering', 'recovering', 'up']);
  });

  it('falls at one bad look while it recovers', () => {
    const { see } = watching();
    expect(see('--+-').at(-1)).toBe('down');
  });

  it.each(['+-', '++--', '+++---', '+++++-----'])(
    'changes a few times only while the looks go %s',
    (pattern) => {
      const { see } = watching();
      const verdicts = see(`${'+'.repeat(10)}${pattern.repeat(40)}`);
      const changes = verdicts.filter((verdict, at) => at > 0 && verdict !== verdicts[at - 1]).length;
      expect(changes).toBeLessThanOrEqual(9);
      expect(new Set(verdicts.slice(-40)).size).toBe(1);
    },
  );

  it('believes a second outage as fast as the first, when it is no flapping', () => {
    const { see } = watching();
    see('---');
    see('+'.repeat(10));
    expect(see('--+++').slice(1)).toEqual(['down', 'recovering', 'recovering', 'up']);
  });

  it('forgets the flapping after a calm minute', () => {
    const { see, skip } = watching();
    see('--+-'.repeat(4));
    expect(see('+').at(-1)).toBe('down');
    see('+'.repeat(60));
    skip(60_000);
    expect(see('--+').at(-1)).toBe('recovering');
  });
});
