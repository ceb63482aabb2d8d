import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ClaimLostError } from './errors.js';
import { createHub, type Hub } from './hub.js';
import type { Relay } from './relay.js';
import { FakeSink } from './testing/fake-sink.fixture.js';
import { away, openTwoHubs, saidAgainMs, type TwoHubs } from './testing/two-hubs.fixture.js';
import { eventually, soon } from './testing/wait.fixture.js';

let two: TwoHubs;
let memory: TwoHubs['memory'];
let relay: Relay;
let hub: Hub;
let anotherRelay: Relay;
let another: Hub;
let listen: TwoHubs['listen'];

beforeEach(() => {
  two = openTwoHubs();
  ({ memory, relay, hub, anotherRelay, another, listen } = two);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await two.close();
});

/** Nothing that is asked of the store arrives, until what is returned is called. */
function breakOff(broken: Relay): () => void {
  const methods = [
    'append',
    'end',
    'beat',
    'claim',
    'release',
    'send',
    'look',
    'arrive',
    'sockets',
    'alive',
  ] as const;
  const mocks = methods.map((method) => jest.spyOn(broken, method).mockImplementation(away));
  return () => {
    for (const mock of mocks) mock.mockRestore();
  };
}

describe('a claim that the store did not answer', () => {
  it('is made again: other instances hear the answer, and no second one begins beside it', async () => {
    const sink = await listen('c');
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('heard');
    await eventually(() => sink.heard === 'heard', saidAgainMs);
    await expect(another.claim('c', 'b')).rejects.toMatchObject({ answerId: 'a' });
    answer.done('m');
    await eventually(() => sink.heard === 'heard|m|');
  });

  it('costs those who listen elsewhere nothing of an answer that is over before it is made again', async () => {
    const sink = await listen('c');
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('short');
    answer.done('m');
    await eventually(() => sink.heard === 'short|m|', saidAgainMs);
    expect(memory.holders.size).toBe(0);
  });

  it('is not made again once it was released', async () => {
    const claims = jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    (await hub.claim('c', 'a')).release();
    await soon(1_500);
    expect(claims).toHaveBeenCalledTimes(1);
    expect(memory.holders.size).toBe(0);
  });

  it('leaves its channel free when it is released while it is made again', async () => {
    const take = relay.claim.bind(relay);
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    jest
      .spyOn(relay, 'claim')
      .mockImplementationOnce(away)
      .mockImplementationOnce(async (...what) => {
        asked.resolve();
        await goOn.promise;
        return take(...what);
      });
    const claim = await hub.claim('c', 'a');
    await asked.promise;
    claim.release();
    await soon(50);
    goOn.resolve();
    await soon(200);
    expect(memory.holders.size).toBe(0);
  });

  it('is no death: whoever asks for its answer elsewhere meanwhile gets it', async () => {
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('one ');
    await eventually(() => memory.answers.get('c\na')?.text === 'one ');
    const sink = new FakeSink();
    const { ready } = another.attach({ channel: 'c', resume: { answer: 'a', offset: 0 } }, sink);
    answer.token('two');
    await ready;
    answer.done('m');
    await eventually(() => sink.heard === 'one two|m|');
    expect(sink.closed).toBeUndefined();
  });

  it('is not lost to a holder that has died', async () => {
    memory.holders.set('c', { answerId: 'x', instance: 'dead' });
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const sink = await listen('c');
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('x');
    await eventually(() => sink.heard === 'x', 6_000);
    expect(memory.holders.get('c')?.answerId).toBe('a');
    answer.done('m');
  });

  it('is not lost to the answer before it, whose end the store has not heard of yet', async () => {
    const first = (await another.claim('c', 'a')).begin();
    first.token('first');
    await soon(300);
    const [untold, unasked] = [breakOff(anotherRelay), breakOff(relay)];
    first.done('m');
    const sink = new FakeSink();
    another.attach({ channel: 'c' }, sink);
    const answer = (await hub.claim('c', 'b')).begin();
    answer.token('second');
    unasked();
    await soon(1_500);
    untold();
    await eventually(() => memory.holders.get('c')?.answerId === 'b');
    answer.done('n');
    await eventually(() => sink.heard === 'second|n|');
    expect(answer.signal.aborted).toBe(false);
  }, 10_000);

  it('is lost to another answer that goes on, after a time, and those who hear that notice nothing', async () => {
    const other = (await another.claim('c', 'a')).begin();
    other.token('x');
    const sink = await listen('c');
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const answer = (await hub.claim('c', 'b')).begin();
    answer.token('nobody elsewhere hears this');
    await eventually(() => answer.signal.aborted, 8_000);
    expect(answer.signal.reason).toBeInstanceOf(ClaimLostError);
    expect(memory.holders.get('c')?.answerId).toBe('a');
    await soon(1_500);
    other.done('m');
    await eventually(() => sink.heard === 'x|m|');
    expect(sink.closed).toBeUndefined();
  }, 10_000);

  it('comes before the next answer of its channel, also to those who open a socket then', async () => {
    const sink = await listen('c');
    jest.spyOn(relay, 'claim').mockImplementationOnce(away);
    const first = (await hub.claim('c', 'a')).begin();
    first.token('first');
    first.done('m');
    const second = (await hub.claim('c', 'b')).begin();
    second.token('sec');
    await soon(1_500);
    const late = await listen('c');
    second.token('ond');
    second.done('n');
    await eventually(() => sink.heard === 'first|m|second|n|' && late.heard === 'second|n|');
  });

  it('that an answer did not wait for is made again, though all of the answer is in the log', async () => {
    const sink = await listen('c');
    const failing = Promise.withResolvers<never>();
    jest.spyOn(relay, 'claim').mockReturnValueOnce(failing.promise);
    const answer = hub.begin('c', 'a');
    answer.token('short');
    answer.done('m');
    await eventually(() => memory.answers.get('c\na')?.outcome !== undefined);
    failing.reject(new Error('away'));
    await eventually(() => sink.heard === 'short|m|', saidAgainMs);
  });

  it('is made again for no longer than its answer is of use, in rounds with one report each', async () => {
    jest.useFakeTimers();
    const errors: unknown[] = [];
    const far = memory.relay();
    breakOff(far);
    const ticking = createHub({ relay: far, onError: (error) => errors.push(error) });
    for (let i = 0; i < 20; i += 1) {
      const claiming = ticking.claim(`c${i}`, 'a');
      await jest.advanceTimersByTimeAsync(10);
      (await claiming).begin().done('m');
    }
    await jest.advanceTimersByTimeAsync(60_000);
    errors.length = 0;
    await jest.advanceTimersByTimeAsync(10_000);
    // Beats go on.
    expect(errors.length).toBeLessThan(40);
    const closing = ticking.close();
    await jest.advanceTimersByTimeAsync(5_000);
    await closing;
  });
});

describe('a claim that a store without memory has given to another', () => {
  /** At the next beat the store does not know this hub, and the channel is another's. */
  function forget(): void {
    memory.holders.set('c', { answerId: 'b', instance: anotherRelay.instance });
    jest.spyOn(relay, 'beat').mockImplementationOnce(async () => false);
  }

  it('is made again until the other gives it back, though the store cannot be asked meanwhile', async () => {
    const claim = await hub.claim('c', 'a');
    const take = relay.claim.bind(relay);
    jest
      .spyOn(relay, 'claim')
      .mockImplementationOnce(async (...what) => {
        const reply = await take(...what);
        memory.holders.delete('c');
        return reply;
      })
      .mockImplementationOnce(away);
    forget();
    await eventually(() => memory.holders.get('c')?.answerId === 'a', 6_000);
    expect(claim.signal.aborted).toBe(false);
  });

  it('is lost when the other keeps it', async () => {
    const claim = await hub.claim('c', 'a');
    forget();
    await eventually(() => claim.signal.aborted, 6_000);
    expect(claim.signal.reason).toBeInstanceOf(ClaimLostError);
    expect(memory.holders.get('c')?.answerId).toBe('b');
  });
});
