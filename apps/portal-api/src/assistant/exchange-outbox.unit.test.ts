import { describe, expect, it } from '@jest/globals';
import { CoreFailure } from '../core/core-errors.js';
import type { CoreLink } from '../core/core-link.js';
import type { ExchangeLane, WaitingExchange } from '../jobs/exchange-lane.js';
import { createLog } from '../log.js';
import { createExchangeOutbox } from './exchange-outbox.js';

/** A lane that only keeps, and can be away. */
function openLane() {
  const kept: WaitingExchange[] = [];
  const lane = {
    isAway: false,
    kept,
    add: async (exchange: WaitingExchange) => {
      if (lane.isAway) throw new Error('away');
      kept.push(exchange);
    },
    expect: async () => undefined,
    forget: async () => undefined,
    holds: async (dialogId: string) => kept.some((exchange) => exchange.dialogId === dialogId),
    size: async () => kept.length,
    [Symbol.asyncDispose]: async () => undefined,
  } satisfies ExchangeLane & Record<string, unknown>;
  return lane;
}

describe('the outbox of exchanges', () => {
  it('puts an exchange behind the one of its dialog that waits in memory, though the durable lane is back', async () => {
    const [lane, spare] = [openLane(), openLane()];
    const away = async () => {
      throw new CoreFailure('core_unavailable');
    };
    const outbox = createExchangeOutbox({
      core: { saveExchange: away } as unknown as CoreLink,
      lane,
      spare,
      isCoreAway: () => true,
      expectMs: 1_000,
      log: createLog('silent'),
    });
    const record = (answerId: string, dialogId: string) =>
      outbox.record({ answerId, dialogId, question: '?', answer: '!' }, { requestId: 'r' });
    lane.isAway = true;
    await record('a1', 'd1');
    lane.isAway = false;
    await record('a2', 'd1');
    await record('b1', 'd2');
    expect(spare.kept.map(({ answerId }) => answerId)).toEqual(['a1', 'a2']);
    expect(lane.kept.map(({ answerId }) => answerId)).toEqual(['b1']);
    await outbox[Symbol.asyncDispose]();
  });

  it('puts an answer from the cache behind what waited when its dialog was taken', async () => {
    const [lane, spare] = [openLane(), openLane()];
    const stored: string[] = [];
    const outbox = createExchangeOutbox({
      core: {
        saveExchange: async (_dialog: string, answerId: string) => stored.push(answerId),
      } as unknown as CoreLink,
      lane,
      spare,
      isCoreAway: () => false,
      expectMs: 1_000,
      log: createLog('silent'),
    });
    const record = (answerId: string, dialogId: string) =>
      outbox.record(
        { answerId, dialogId, question: '?', answer: '!' },
        { requestId: 'r' },
        outbox.holds(dialogId),
      );
    lane.kept.push({ answerId: 'a1', dialogId: 'd1', question: '?', answer: '!' });
    await record('a2', 'd1');
    await record('b1', 'd2');
    expect(lane.kept.map(({ answerId }) => answerId)).toEqual(['a1', 'a2']);
    expect(stored).toEqual(['b1']);
    await outbox[Symbol.asyncDispose]();
  });

  it('overtakes nobody while the lane cannot tell who waits: a Redis that hangs', async () => {
    const [lane, spare] = [openLane(), openLane()];
    const unknown = { ...lane, holds: () => Promise.reject(new Error('Redis is late')) };
    const stored: string[] = [];
    const outbox = createExchangeOutbox({
      core: {
        saveExchange: async (_dialog: string, answerId: string) => stored.push(answerId),
      } as unknown as CoreLink,
      lane: unknown,
      spare,
      isCoreAway: () => false,
      expectMs: 1_000,
      log: createLog('silent'),
    });
    expect(await outbox.settled('d1', outbox.holds('d1'))).toBe(false);
    await outbox.record({ answerId: 'a2', dialogId: 'd1', question: '?', answer: '!' }, { requestId: 'r' });
    expect([stored, lane.kept.map(({ answerId }) => answerId)]).toEqual([[], ['a2']]);
    await outbox[Symbol.asyncDispose]();
  });

  it('is settled at once when nothing waited, and not before what this instance records is', async () => {
    const lane = openLane();
    const saved = Promise.withResolvers<string>();
    const outbox = createExchangeOutbox({
      core: { saveExchange: () => saved.promise } as unknown as CoreLink,
      lane,
      spare: lane,
      isCoreAway: () => false,
      expectMs: 1_000,
      log: createLog('silent'),
    });
    expect(await outbox.settled('d1', Promise.resolve(false))).toBe(true);
    void outbox.record({ answerId: 'a1', dialogId: 'd1', question: '?', answer: '!' }, { requestId: 'r' });
    let isSettled = false;
    const settled = outbox.settled('d1', Promise.resolve(false)).then((all) => (isSettled = all));
    await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    saved.resolve('a1');
    expect(await settled).toBe(true);
    await outbox[Symbol.asyncDispose]();
  });
});
