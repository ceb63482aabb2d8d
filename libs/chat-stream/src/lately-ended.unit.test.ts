import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { LatelyEnded } from './lately-ended.js';
import { LocalClaim } from './local-claim.js';
import { Publication } from './publication.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function publicationOf(length: number): Publication {
  const nothing = () => undefined;
  const events = {
    onBegin: nothing,
    onEnd: nothing,
    onFree: nothing,
    isSure: () => true,
    confirm: async () => undefined,
    foretell: async () => undefined,
  };
  const claim = new LocalClaim('c', 'a', Infinity, events);
  claim.begin().token('x'.repeat(length));
  return new Publication(claim);
}

it('remembers for its time what has ended, and gives it away once', () => {
  const lately = new LatelyEnded(60_000);
  const [first, second] = [publicationOf(1), publicationOf(1)];
  lately.add(first);
  jest.advanceTimersByTime(30_000);
  lately.add(second);
  jest.advanceTimersByTime(30_001);
  expect(lately.take()).toEqual([second]);
  expect(lately.take()).toEqual([]);
});

it('forgets the oldest when there is too much text', () => {
  const lately = new LatelyEnded(60_000);
  const large = Array.from({ length: 4 }, () => publicationOf(5 * 1024 * 1024));
  for (const publication of large) lately.add(publication);
  expect(lately.take()).toEqual(large.slice(1));
});
