import { describe, expect, it } from '@jest/globals';
import type { ExchangeLane } from './exchange-lane.js';
import { withLateForgetting } from './late-forgetting.js';

const soon = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A lane that can be away, and tells what it was asked to forget. */
function openLane(withinMs = 10_000) {
  const state = { isAway: true, asked: 0, forgotten: [] as string[], isClosed: false };
  const inner: ExchangeLane = {
    add: async () => undefined,
    expect: async () => undefined,
    async forget(dialogId, answerId) {
      state.asked++;
      if (state.isAway) throw new Error('away');
      state.forgotten.push(`${dialogId} ${answerId}`);
    },
    holds: async () => false,
    size: async () => 0,
    async [Symbol.asyncDispose]() {
      state.isClosed = true;
    },
  };
  return { state, lane: withLateForgetting(inner, withinMs) };
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let n = 0; n < 500 && !isTrue(); n++) await soon(10);
}

describe('a lane that was away when an exchange was stored', () => {
  it('forgets it when it is back, and what came meanwhile, once each', async () => {
    const { state, lane } = openLane();
    await lane.forget('d1', 'a1');
    await lane.forget('d2', 'a2');
    expect(state.forgotten).toEqual([]);
    state.isAway = false;
    await until(() => state.forgotten.length === 2);
    expect(state.forgotten).toEqual(['d1 a1', 'd2 a2']);
    await soon(600);
    expect(state.asked).toBe(4);
    await lane[Symbol.asyncDispose]();
  });

  it('is not asked any more when what it kept has been handed on', async () => {
    const { state, lane } = openLane(50);
    await lane.forget('d1', 'a1');
    await soon(600);
    expect(state.asked).toBe(1);
    await lane[Symbol.asyncDispose]();
  });

  it('lets the process end while it is still away', async () => {
    const { state, lane } = openLane();
    await lane.forget('d1', 'a1');
    await lane[Symbol.asyncDispose]();
    expect(state.isClosed).toBe(true);
    const { asked } = state;
    await soon(600);
    expect(state.asked).toBe(asked);
  });
});
