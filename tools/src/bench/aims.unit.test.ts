import { describe, expect, it } from '@jest/globals';
import { formatAim } from './aims.js';

describe('an aim', () => {
  it('holds at its bound and not beyond it', () => {
    expect(formatAim({ name: 'ratio', value: 0.8, atLeast: 0.8 })).toBe(
      'aim: ratio at least 0.8: 0.80, holds',
    );
    expect(formatAim({ name: 'ratio', value: 0.799, atLeast: 0.8, digits: 3 })).toBe(
      'aim: ratio at least 0.8: 0.799, DOES NOT HOLD',
    );
    expect(formatAim({ name: 'p99, ms', value: 50, atMost: 50, digits: 0 })).toBe(
      'aim: p99, ms at most 50: 50, holds',
    );
    expect(formatAim({ name: 'p99, ms', value: 51, atMost: 50, digits: 0 })).toBe(
      'aim: p99, ms at most 50: 51, DOES NOT HOLD',
    );
  });

  it('is open where the system tells nothing', () => {
    expect(formatAim({ name: 'CPU', value: NaN, atMost: 1 })).toBe('aim: CPU at most 1: n/a, not known');
  });
});
