import { randomBytes, createSecretKey } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { StoreUnavailable, type KeyValueStore } from '../store/key-value-store.js';
import { createMemoryStore } from '../store/memory-store.js';
import { createSeal } from '../store/sealed.js';
import { CoreFailure } from './core-errors.js';
import { createLastGood } from './last-good.js';

const schema = z.object({ n: z.number() });
const live = async () => ({ n: 1 });
const down = () => Promise.reject(new CoreFailure('core_unavailable'));

describe('the last good copy', () => {
  const secret = createSecretKey(randomBytes(32));
  const remembering = (store: KeyValueStore, now?: () => number) =>
    createLastGood(store, createSeal(secret), secret, now);

  it('is served with its age while the core fails', async () => {
    let clock = 0;
    await using store = createMemoryStore();
    const lastGood = remembering(store, () => clock);
    expect(await lastGood.read('a', schema, live)).toEqual({ value: { n: 1 } });
    clock = 90_000;
    expect(await lastGood.read('a', schema, down)).toEqual({ value: { n: 1 }, staleS: 90 });
    await expect(lastGood.read('b', schema, down)).rejects.toBeInstanceOf(CoreFailure);
  });

  it('is kept anew when the clock was set back meanwhile', async () => {
    let clock = 90_000;
    await using store = createMemoryStore();
    const lastGood = remembering(store, () => clock);
    await lastGood.read('a', schema, live);
    clock = 0;
    await lastGood.read('a', schema, async () => ({ n: 2 }));
    expect(await lastGood.read('a', schema, down)).toEqual({ value: { n: 2 }, staleS: 0 });
  });

  it('can be counted on once one was kept, or where others may have kept theirs', async () => {
    await using store = createMemoryStore();
    const lastGood = remembering(store);
    expect(lastGood.usable).toBe(false);
    await lastGood.read('a', schema, live);
    await new Promise(setImmediate);
    expect(lastGood.usable).toBe(true);
    expect(remembering({ ...store, kind: 'redis' }).usable).toBe(true);
  });

  it('cannot be counted on while the store is away, which costs a live reply nothing', async () => {
    await using store = createMemoryStore();
    const away = () => Promise.reject(new StoreUnavailable('away'));
    const lastGood = remembering({ ...store, kind: 'redis', get: away, set: away, delete: away });
    expect(await lastGood.read('a', schema, live)).toEqual({ value: { n: 1 } });
    expect(await lastGood.read('a', schema, async () => null)).toBeNull();
    await new Promise(setImmediate);
    expect(lastGood.usable).toBe(false);
    await expect(lastGood.read('a', schema, down)).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it('of another version of the portal, which has another shape, is none', async () => {
    await using store = createMemoryStore();
    const lastGood = remembering(store);
    const wider = z.strictObject({ n: z.number(), more: z.string() });
    await lastGood.read('a', wider, async () => ({ n: 1, more: 'x' }));
    await expect(lastGood.read('a', z.strictObject({ n: z.number() }), down)).rejects.toBeInstanceOf(
      CoreFailure,
    );
  });

  it('of what the core no longer knows is not brought back by a reply that was on its way', async () => {
    await using store = createMemoryStore();
    const lastGood = remembering(store);
    const slow = Promise.withResolvers<{ n: number }>();
    const reading = lastGood.read('a', schema, () => slow.promise);
    await lastGood.read('a', schema, async () => null);
    slow.resolve({ n: 1 });
    expect(await reading).toEqual({ value: { n: 1 } });
    await expect(lastGood.read('a', schema, down)).rejects.toBeInstanceOf(CoreFailure);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await lastGood.read('a', schema, live);
    expect((await lastGood.read('a', schema, down))?.value).toEqual({ n: 1 });
  });
});
