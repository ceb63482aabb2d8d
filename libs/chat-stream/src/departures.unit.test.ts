import { afterEach, expect, it, jest } from '@jest/globals';
import { Departures } from './departures.js';

afterEach(() => {
  jest.useRealTimers();
});

it('remembers what was left until everything on its way has arrived, and no longer', () => {
  jest.useFakeTimers();
  const departures = new Departures();
  departures.add('a');
  expect([departures.has('a'), departures.has('b')]).toEqual([true, false]);
  jest.advanceTimersByTime(10_001);
  departures.add('b');
  expect([departures.has('a'), departures.has('b')]).toEqual([false, true]);
  departures.delete('b');
  expect(departures.has('b')).toBe(false);
});
