import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pauseInTurns } from './pause.js';

describe('a wait in turns of this process', () => {
  let now = 0;

  beforeEach(() => {
    now = 0;
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** After how many turns a wait of 500 ms ends, each of which takes so long; the last length goes on. */
  async function turnsOf(...lengths: number[]): Promise<number> {
    let isOver = false;
    void pauseInTurns(500, new AbortController().signal).then(() => (isOver = true));
    let turns = 0;
    for (; !isOver; turns++) {
      now += lengths[Math.min(turns, lengths.length - 1)]!;
      await jest.advanceTimersByTimeAsync(50);
    }
    return turns;
  }

  it('takes its time at rest', async () => {
    expect(await turnsOf(50)).toBe(10);
  });

  it('ends in time where every turn is a little late, as on any busy machine', async () => {
    expect(await turnsOf(70)).toBe(8);
    expect(now).toBeLessThan(600);
  });

  it('ends in time where every turn takes more than twice its time: another is asked no longer for that', async () => {
    expect(await turnsOf(120)).toBe(5);
    expect(now).toBe(600);
  });

  it('counts no standstill: another may have answered while nothing here could run', async () => {
    expect(await turnsOf(600, 50)).toBe(10);
  });

  it('ends at three times its time, however few turns there are', async () => {
    expect(await turnsOf(600)).toBe(3);
  });
});
