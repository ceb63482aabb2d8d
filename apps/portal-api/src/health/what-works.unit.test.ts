import { describe, expect, it } from '@jest/globals';
import type { BreakerState } from '../core/breaker.js';
import { whatWorks } from './what-works.js';

const at = new Date('2026-09-01T08:00:00Z');
const breaker = (state: BreakerState, retryAfterS = 4, isHopeful = false) => ({
  state,
  isHopeful,
  retryAfterS: () => retryAfterS,
});
const told = (chat: BreakerState, data: BreakerState, usable = true) =>
  whatWorks({ chat: breaker(chat), data: breaker(data, 2) }, { usable }, at);

describe('what a page is told', () => {
  it('is that all is well while both breakers are closed', () => {
    expect(told('closed', 'closed', false)).toEqual({
      status: 'ok',
      assistant: 'available',
      data: 'live',
      checked_at: '2026-09-01T08:00:00.000Z',
    });
  });

  it.each([
    ['open', 'closed', { status: 'degraded', assistant: 'unavailable', data: 'live', retry_after_s: 4 }],
    ['half-open', 'closed', { status: 'degraded', assistant: 'unavailable', data: 'live', retry_after_s: 1 }],
    ['closed', 'open', { status: 'degraded', assistant: 'available', data: 'stale', retry_after_s: 2 }],
    ['closed', 'half-open', { status: 'degraded', assistant: 'available', data: 'stale', retry_after_s: 1 }],
    ['open', 'open', { status: 'degraded', assistant: 'unavailable', data: 'stale', retry_after_s: 4 }],
  ] as const)('follows the breakers: chat %s, data %s', (chat, data, expected) => {
    expect(told(chat, data)).toMatchObject(expected);
  });

  it('calls it recovery only when there is hope, and not because it is time to try', () => {
    const chat = breaker('half-open', 4, true);
    expect(whatWorks({ chat, data: breaker('closed') }, { usable: true }, at)).toMatchObject({
      assistant: 'recovering',
      retry_after_s: 1,
    });
  });

  it('does not promise copies that nobody can serve', () => {
    expect(told('closed', 'open', false).data).toBe('unavailable');
  });
});
