import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HubClosedError } from './errors.js';
import { createHub, type Hub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import type { Relay } from './relay.js';
import { eventually } from './testing/wait.fixture.js';

let memory: SharedMemory;
let relay: Relay;
let hub: Hub;
let another: Hub;

beforeEach(() => {
  memory = new SharedMemory();
  relay = Object.assign(memory.relay(), { beatMs: 20 });
  hub = createHub({ relay });
  another = createHub({ relay: memory.relay() });
});
afterEach(() => Promise.all([hub.close(), another.close()]));

describe('a channel that is let go', () => {
  it('while the store is away is free for the others once it is back', async () => {
    const claim = await hub.claim('c', 'a');
    const away = async (): Promise<never> => Promise.reject(new Error('away'));
    const release = jest.spyOn(relay, 'release').mockImplementation(away);
    const beat = jest.spyOn(relay, 'beat').mockImplementation(away);
    claim.release();
    await eventually(() => beat.mock.calls.length > 1);
    await expect(another.claim('c', 'b')).rejects.toThrow();
    release.mockRestore();
    beat.mockRestore();
    await eventually(() => memory.holders.size === 0);
    (await another.claim('c', 'b')).release();
  });

  it('and is taken again for the same answer before that fails stays taken', async () => {
    const claim = await hub.claim('c', 'a');
    const failing = Promise.withResolvers<void>();
    const release = jest.spyOn(relay, 'release').mockReturnValueOnce(failing.promise);
    claim.release();
    const again = await hub.claim('c', 'a');
    const beat = jest.spyOn(relay, 'beat').mockRejectedValueOnce(new Error('away'));
    failing.reject(new Error('away'));
    await eventually(() => beat.mock.calls.length > 2);
    expect(memory.holders.get('c')?.answerId).toBe('a');
    expect(release).toHaveBeenCalledTimes(1);
    again.release();
  });

  it('before its taking was answered does not hold up a hub that closes, and is free for the others', async () => {
    const answered = Promise.withResolvers<void>();
    const claim = relay.claim.bind(relay);
    relay.claim = async (...asked) => {
      const [reply] = await Promise.all([claim(...asked), answered.promise]);
      return reply;
    };
    const claiming = hub.claim('c', 'a');
    claiming.catch(() => undefined);
    await eventually(() => memory.holders.size === 1);
    const closing = hub.close({ graceMs: 5_000 });
    const closedAt = Date.now();
    answered.resolve();
    await expect(claiming).rejects.toThrow(HubClosedError);
    await closing;
    expect(Date.now() - closedAt).toBeLessThan(2_000);
    await eventually(() => memory.holders.size === 0);
  });

  it('after its hub has closed for want of an answer is free for the others', async () => {
    const answered = Promise.withResolvers<void>();
    const claim = relay.claim.bind(relay);
    relay.claim = async (...asked) => {
      await answered.promise;
      return claim(...asked);
    };
    const claiming = hub.claim('c', 'a');
    claiming.catch(() => undefined);
    await hub.close();
    answered.resolve();
    await expect(claiming).rejects.toThrow();
    await eventually(() => memory.holders.size === 0);
  });
});
