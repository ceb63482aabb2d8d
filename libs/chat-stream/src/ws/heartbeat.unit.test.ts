import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Heartbeat } from './heartbeat.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function peer() {
  return { missed: 0, ping: jest.fn(), drop: jest.fn() };
}

describe('the heartbeat', () => {
  it('pings once a round', () => {
    const heartbeat = new Heartbeat(25_000);
    const one = peer();
    heartbeat.join(one);
    for (let round = 1; round <= 3; round += 1) {
      jest.advanceTimersByTime(25_000);
      expect(one.ping).toHaveBeenCalledTimes(round);
      one.missed = 0;
    }
    expect(one.drop).not.toHaveBeenCalled();
  });

  it('drops a peer instead of a third unanswered ping', () => {
    const heartbeat = new Heartbeat(25_000);
    const one = peer();
    heartbeat.join(one);
    jest.advanceTimersByTime(74_999);
    expect([one.ping.mock.calls.length, one.drop.mock.calls.length]).toEqual([2, 0]);
    jest.advanceTimersByTime(1);
    expect([one.ping.mock.calls.length, one.drop.mock.calls.length]).toEqual([2, 1]);
  });

  it('has no timer when nobody is left', () => {
    const heartbeat = new Heartbeat(25_000);
    const one = peer();
    const slot = heartbeat.join(one);
    expect(jest.getTimerCount()).toBe(1);
    heartbeat.leave(one, slot);
    heartbeat.leave(one, slot);
    expect(jest.getTimerCount()).toBe(0);
  });
});
