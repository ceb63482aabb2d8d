import { describe, expect, it } from '@jest/globals';
import type { WaitingExchange } from './exchange-lane.js';
import { createMemoryLane, type MemoryLaneOptions } from './memory-lane.js';

const exchanges = ['a', 'b', 'c'].map((answerId): WaitingExchange => {
  return { dialogId: 'dialog', answerId, question: 'q', answer: 'a' };
});
const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A lane with three exchanges, and what became of them. */
async function fill(options: Partial<MemoryLaneOptions>) {
  const [lost, delivered]: [string[], string[]] = [[], []];
  const lane = createMemoryLane({
    deliver: async ({ answerId }) => {
      delivered.push(answerId);
      return 'done';
    },
    onLost: (answerIds) => lost.push(...answerIds),
    ...options,
  });
  for (const exchange of exchanges) await lane.add(exchange);
  return { lane, lost, delivered };
}

describe('a lane in memory that closes', () => {
  it('delivers what waits before it ends, in order, although the core was away until then', async () => {
    let isAway = true;
    const taken: string[] = [];
    const { lane, lost } = await fill({
      deliver: async ({ answerId }) => {
        if (isAway) throw new Error('away');
        taken.push(answerId);
        return 'done';
      },
    });
    await soon(50);
    isAway = false;
    await lane[Symbol.asyncDispose]();
    expect(taken).toEqual(['a', 'b', 'c']);
    expect(lost).toEqual([]);
  });

  it('tells by name what nobody took in time, takes nothing more, and ends although a delivery hangs', async () => {
    const { lane, lost } = await fill({ deliver: () => new Promise(() => undefined) });
    const startedAt = performance.now();
    await lane[Symbol.asyncDispose]();
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(lost).toEqual(['a', 'b', 'c']);
    await expect(lane.add(exchanges[0]!)).rejects.toThrow();
    await lane[Symbol.asyncDispose]();
    expect(lost).toHaveLength(3);
  });

  it('tells at once what is lost when the process ends before its time is over', async () => {
    const { lane, lost } = await fill({ deliver: () => new Promise(() => undefined) });
    const closed = lane.close(300);
    lane.giveUp();
    expect(lost).toEqual(['a', 'b', 'c']);
    await expect(lane.add(exchanges[0]!)).rejects.toThrow();
    lane.giveUp();
    expect(lost).toHaveLength(3);
    await closed;
  });

  it('hands over what waits, in order, as soon as there is a lane that outlives it', async () => {
    let isBack = false;
    const kept: string[] = [];
    const { lane, delivered, lost } = await fill({
      deliver: async (_exchange, until) => {
        while (!until.aborted) await soon(5);
        throw new Error('away');
      },
      handOver: async ({ answerId }) => {
        if (!isBack) throw new Error('away as well');
        kept.push(answerId);
      },
    });
    await soon(100);
    isBack = true;
    for (let n = 0; n < 400 && kept.length < 3; n++) await soon(10);
    expect(kept).toEqual(['a', 'b', 'c']);
    expect(await lane.size()).toBe(0);
    await lane[Symbol.asyncDispose]();
    expect([delivered, lost]).toEqual([[], []]);
  });
});
