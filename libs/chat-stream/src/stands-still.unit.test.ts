import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClaimLostError } from './errors.js';
import { createHub, type Hub } from './hub.js';
import { isStillHeld } from './is-still-held.js';
import { SharedMemory } from './memory-relay.js';
import { FakeSink } from './testing/fake-sink.fixture.js';
import { eventually, soon } from './testing/wait.fixture.js';

let memory: SharedMemory;
let still: Hub;
let other: Hub;

beforeEach(() => {
  memory = new SharedMemory();
  still = createHub({ relay: memory.relay() });
  other = createHub({ relay: memory.relay() });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([still.close(), other.close()]);
});

/** The clock jumps and no timer has run: as after a stopped process, or a blocked event loop. */
function standStill(ms = 6_000): void {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
}

/** As another instance does that takes the one before for dead. */
async function takeOver(channel: string): Promise<void> {
  await memory.relay().bury(channel, 'a', { kind: 'failed', code: 4502 });
  await other.claim(channel, 'b');
}

describe('an instance that has stood still', () => {
  it('does not begin an answer on a channel that another has taken', async () => {
    const claim = await still.claim('c', 'a');
    standStill();
    await takeOver('c');
    expect(await isStillHeld(claim)).toBe(false);
    expect(() => claim.begin()).toThrow(ClaimLostError);
    expect(claim.signal.reason).toBeInstanceOf(ClaimLostError);
  });

  it('begins it when the channel is still its own', async () => {
    const claim = await still.claim('c', 'a');
    standStill();
    expect(await isStillHeld(claim)).toBe(true);
    expect(claim.begin().ended).toBe(false);
    await expect(other.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
  });

  it('begins nothing unasked, and the channel is free', async () => {
    const claim = await still.claim('c', 'a');
    standStill();
    expect(() => claim.begin()).toThrow(ClaimLostError);
    expect((await other.claim('c', 'b')).answerId).toBe('b');
  });

  it('begins nothing while the store cannot say whose the channel is', async () => {
    const relay = memory.relay();
    await using hub = createHub({ relay });
    const claim = await hub.claim('d', 'a');
    standStill();
    relay.claim = () => Promise.reject(new Error('away'));
    expect(await isStillHeld(claim)).toBe(false);
  });

  it('takes new channels as before', async () => {
    standStill();
    const claim = await still.claim('c', 'a');
    expect(await isStillHeld(claim)).toBe(true);
  });

  it('tells others no more of an answer until the store has said that it goes on', async () => {
    const sink = new FakeSink();
    await other.attach({ channel: 'c' }, sink).ready;
    const answer = (await still.claim('c', 'a')).begin();
    standStill();
    await takeOver('c');
    answer.token('stale');
    await eventually(() => answer.ended);
    await soon(100);
    expect([sink.frames, sink.closed]).toEqual([[], undefined]);
  });

  it('goes on with an answer that nobody has taken', async () => {
    const sink = new FakeSink();
    await other.attach({ channel: 'c' }, sink).ready;
    const answer = (await still.claim('c', 'a')).begin();
    answer.token('before ');
    await soon(50);
    standStill();
    answer.token('after');
    answer.done('m');
    await eventually(() => sink.heard === 'before after|m|');
  });
});
