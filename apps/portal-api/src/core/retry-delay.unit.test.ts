import { describe, expect, it } from '@jest/globals';
import type { AxiosError } from 'axios';
import { retryAfterMs, retryDelay } from './retry-delay.js';

const asking = (value?: string) =>
  ({ response: { headers: { 'retry-after': value } } }) as unknown as AxiosError;

describe('the pause before another try', () => {
  it('doubles its ceiling up to three seconds, with full jitter', () => {
    expect([1, 2, 3, 10].map((attempt) => retryDelay(attempt, asking(), () => 1))).toEqual([
      150, 300, 600, 3_000,
    ]);
    expect(retryDelay(5, asking(), () => 0)).toBe(0);
  });

  it('is never shorter than the core asks for', () => {
    expect(retryDelay(1, asking('2'), () => 0)).toBe(2_000);
  });

  it('reads Retry-After in seconds and as a date, and ignores anything else', () => {
    const now = Date.parse('2026-09-01T08:00:00Z');
    expect(retryAfterMs(asking('3'), now)).toBe(3_000);
    expect(retryAfterMs(asking('Tue, 01 Sep 2026 08:00:05 GMT'), now)).toBe(5_000);
    expect(retryAfterMs(asking('Tue, 01 Sep 2026 07:00:00 GMT'), now)).toBe(0);
    for (const odd of ['soon', '1.5', '-5', '2026-09-01'])
      expect(retryAfterMs(asking(odd), now)).toBeUndefined();
    expect(retryAfterMs(asking(), now)).toBeUndefined();
  });
});
