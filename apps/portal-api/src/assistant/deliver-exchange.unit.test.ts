import { describe, expect, it } from '@jest/globals';
import { CoreFailure, CoreRefused } from '../core/core-errors.js';
import { createLog } from '../log.js';
import { deliverTo } from './exchange-outbox.js';

const exchange = { dialogId: 'd', answerId: 'a', question: 'q', answer: 'a' };
const forever = new AbortController().signal;

/** What comes of an exchange that fails again and again, try by try. */
async function tell(tries: number, seen: { isAway: boolean; isRestWell: boolean; unsent?: boolean }) {
  let isAway = false;
  const deliver = deliverTo({
    core: {
      async saveExchange() {
        isAway = seen.isAway;
        throw new CoreFailure('core_unavailable', { unsent: seen.unsent ?? false });
      },
    },
    isCoreAway: () => isAway,
    isRestWell: () => seen.isRestWell,
    onDropped: async () => undefined,
    log: createLog('silent'),
  });
  const outcomes: string[] = [];
  for (let n = 0; n < tries; n++) {
    // A probe is let through.
    isAway = false;
    outcomes.push(await deliver(exchange, forever).catch(() => 'again'));
  }
  return outcomes.flatMap((outcome, n) => (outcome === 'again' ? [] : [`${outcome} ${n + 1}`]));
}

describe('an exchange that the core does not take', () => {
  it('lets the others go first after three tries while the rest go through', async () => {
    expect(await tell(7, { isAway: false, isRestWell: true })).toEqual(['later 3', 'later 6']);
  });

  it('lets another be the next probe, or one that always fails would hold up all', async () => {
    expect(await tell(2, { isAway: true, isRestWell: true })).toEqual(['later 1', 'later 2']);
  });

  it('keeps its place while the core is away as a whole', async () => {
    expect(await tell(50, { isAway: true, isRestWell: false })).toEqual([]);
  });

  it('is not blamed for a try that the breaker held back', async () => {
    expect(await tell(50, { isAway: false, isRestWell: true, unsent: true })).toEqual([]);
  });
});

describe('an exchange that the core refuses', () => {
  it('is dropped once its dialog is known to lack it', async () => {
    const dropped: string[] = [];
    let isStoreAway = true;
    const deliver = deliverTo({
      core: { saveExchange: () => Promise.reject(new CoreRefused(413)) },
      isCoreAway: () => false,
      isRestWell: () => true,
      onDropped: async (dialogId) => {
        if (isStoreAway) throw new Error('away');
        dropped.push(dialogId);
      },
      log: createLog('silent'),
    });
    await expect(deliver(exchange, forever)).rejects.toThrow('away');
    isStoreAway = false;
    expect(await deliver(exchange, forever)).toBe('done');
    expect(dropped).toEqual(['d']);
  });
});
