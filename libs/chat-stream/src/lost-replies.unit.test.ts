import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { closeCodes } from './close-codes.js';
import { AnswerStoppedError } from './errors.js';
import { createHub, type Hub } from './hub.js';
import { SharedMemory } from './memory-relay.js';
import type { Relay } from './relay.js';
import { FakeSink } from './testing/fake-sink.fixture.js';
import { eventually, soon } from './testing/wait.fixture.js';

/** What is not known to have arrived is said again a second later. */
const saidAgainMs = 3_000;

const away = async (): Promise<never> => Promise.reject(new Error('away'));

let memory: SharedMemory;
let relay: Relay;
let hub: Hub;
let anotherRelay: Relay;
let another: Hub;

beforeEach(() => {
  memory = new SharedMemory();
  relay = memory.relay();
  hub = createHub({ relay });
  anotherRelay = memory.relay();
  another = createHub({ relay: anotherRelay });
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await Promise.all([hub.close(), another.close()]);
});

async function listen(channel: string): Promise<FakeSink> {
  const sink = new FakeSink();
  await another.attach({ channel }, sink).ready;
  return sink;
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
});

describe('a channel whose release failed', () => {
  it('is free for the others within seconds, though the store never seemed away', async () => {
    const claim = await hub.claim('c', 'a');
    jest.spyOn(relay, 'release').mockImplementationOnce(away);
    claim.release();
    await eventually(() => memory.holders.size === 0, saidAgainMs);
    (await another.claim('c', 'b')).release();
  });
});

describe('an answer that ends while the store is away', () => {
  it.each([10, 45, 200])('and for %i s more is told of when it is back', async (seconds) => {
    jest.useFakeTimers();
    const ticking = createHub({ relay });
    const claiming = ticking.claim('c', 'a');
    await jest.advanceTimersByTimeAsync(100);
    const answer = (await claiming).begin();
    const methods = ['append', 'end', 'beat', 'claim', 'send', 'look', 'alive'] as const;
    const mocks = methods.map((method) => jest.spyOn(relay, method).mockImplementation(away));
    answer.token('all of it');
    answer.done('m');
    await jest.advanceTimersByTimeAsync(seconds * 1_000);
    expect(memory.holders.get('c')?.answerId).toBe('a');
    for (const mock of mocks) mock.mockRestore();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(memory.holders.size).toBe(0);
    expect(memory.answers.get('c\na')).toMatchObject({
      text: 'all of it',
      outcome: { kind: 'done', messageId: 'm' },
    });
    await ticking.close();
  });
});

describe('a stop whose message is lost', () => {
  it.each(['with a socket', 'without a socket'])('is sent again, by an instance %s', async (how) => {
    const answer = (await hub.claim('c', 'a')).begin();
    answer.token('x');
    const sink = how === 'with a socket' ? await listen('c') : undefined;
    if (sink) await eventually(() => sink.heard === 'x');
    const sent = jest.spyOn(anotherRelay, 'send').mockImplementation(async () => undefined);
    expect(await another.stop('c', 'a')).toBe(true);
    await eventually(() => sent.mock.calls.length > 0);
    sent.mockRestore();
    await eventually(() => answer.signal.aborted, saidAgainMs);
    expect(answer.signal.reason).toBeInstanceOf(AnswerStoppedError);
  });

  it('is sent no more when its answer has ended, and never to the next one', async () => {
    const answer = (await hub.claim('c', 'a')).begin();
    const lost = jest.spyOn(anotherRelay, 'send').mockImplementation(async () => undefined);
    expect(await another.stop('c', 'a')).toBe(true);
    await eventually(() => lost.mock.calls.length > 0);
    answer.done('m');
    await eventually(() => memory.holders.size === 0);
    const next = (await hub.claim('c', 'b')).begin();
    jest.restoreAllMocks();
    const sent = jest.spyOn(anotherRelay, 'send');
    await soon(2_500);
    expect(sent).not.toHaveBeenCalled();
    expect(next.signal.aborted).toBe(false);
  });

  it('waits for a store that is away, and is sent then', async () => {
    const answer = (await hub.claim('c', 'a')).begin();
    const look = jest.spyOn(anotherRelay, 'look').mockImplementation(away);
    await another.stop('c', 'a');
    expect(answer.signal.aborted).toBe(false);
    look.mockRestore();
    await eventually(() => answer.signal.aborted, saidAgainMs);
  });
});

describe('a close of a tag whose message is lost', () => {
  it('is sent again, and spares the sockets that were opened after it', async () => {
    const [before, after] = [new FakeSink(), new FakeSink()];
    const reader = { channel: 'c', tags: ['session:1'] };
    await hub.attach(reader, before).ready;
    const sent = jest.spyOn(anotherRelay, 'send').mockImplementation(async () => undefined);
    another.closeTagged('session:1', closeCodes.sessionEnded);
    await eventually(() => sent.mock.calls.length > 0);
    sent.mockRestore();
    await hub.attach(reader, after).ready;
    await eventually(() => before.closed === closeCodes.sessionEnded, saidAgainMs);
    await soon(2_500);
    expect(after.closed).toBeUndefined();
  });
});
