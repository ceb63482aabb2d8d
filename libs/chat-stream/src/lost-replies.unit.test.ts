import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { closeCodes } from './close-codes.js';
import { AnswerStoppedError } from './errors.js';
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

describe('a stop', () => {
  it('does not hinder another for the same channel, and the same one twice is one', async () => {
    const answer = (await hub.claim('c', 'b')).begin();
    answer.token('x');
    const both = [another.stop('c', 'b'), another.stop('c', 'of long ago')];
    expect(await Promise.all(both)).toEqual([true, false]);
    await eventually(() => answer.signal.aborted, saidAgainMs);
    const next = (await hub.claim('d', 'a')).begin();
    expect(await Promise.all([another.stop('d', 'a'), another.stop('d', 'a')])).toEqual([true, true]);
    answer.done('m');
    next.done('m');
  });
});

describe('a hub that has closed', () => {
  it('asks for no stop and closes no tag elsewhere any more', async () => {
    const [looks, sends] = [jest.spyOn(anotherRelay, 'look'), jest.spyOn(anotherRelay, 'send')];
    await another.close();
    sends.mockClear();
    expect(await another.stop('c', 'a')).toBe(false);
    another.closeTagged('session:1', closeCodes.sessionEnded);
    await soon(1_500);
    expect([looks.mock.calls, sends.mock.calls]).toEqual([[], []]);
  });
});

describe('a store that has lost its memory', () => {
  it('is told of that once, however many ask it for answers', async () => {
    const beat = jest.spyOn(anotherRelay, 'beat').mockResolvedValue(true);
    jest.spyOn(anotherRelay, 'alive').mockResolvedValue(false);
    const resume = { answer: 'never', offset: 0 };
    const sinks = Array.from({ length: 40 }, () => new FakeSink());
    beat.mockClear();
    for (const [i, sink] of sinks.entries()) {
      another.attach({ channel: `c${i}`, resume }, sink);
      await soon(10);
    }
    expect(beat.mock.calls.length).toBeLessThan(4);
    await eventually(() => sinks.every(({ closed }) => closed === closeCodes.answerUnknown));
  });
});

describe('a close of a tag whose message is lost', () => {
  it('reaches who could hear nothing for a minute', async () => {
    jest.useFakeTimers();
    const sink = new FakeSink();
    const deafRelay = memory.relay();
    const [deaf, ticking] = [createHub({ relay: deafRelay }), createHub({ relay: memory.relay() })];
    deaf.attach({ channel: 'c', tags: ['session:1'] }, sink);
    await jest.advanceTimersByTimeAsync(100);
    const receive = memory.instances.get(deafRelay.instance)!;
    memory.instances.set(deafRelay.instance, () => undefined);
    ticking.closeTagged('session:1', closeCodes.sessionEnded);
    await jest.advanceTimersByTimeAsync(70_000);
    memory.instances.set(deafRelay.instance, receive);
    expect(sink.closed).toBeUndefined();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(sink.closed).toBe(closeCodes.sessionEnded);
    await Promise.all([deaf.close(), ticking.close()]);
  });

  it('is sent again, and spares the sockets that were opened after it', async () => {
    const [before, after] = [new FakeSink(), new FakeSink()];
    const reader = { channel: 'c', tags: ['session:1'] };
    await hub.attach(reader, before).ready;
    const sent = jest.spyOn(anotherRelay, 'send').mockImplementation(async () => undefined);
    another.closeTagged('session:1', closeCodes.sessionEnded);
    await eventually(() => sent.mock.calls.length > 0);
    sent.mockRestore();
    await soon(100);
    await hub.attach(reader, after).ready;
    await eventually(() => before.closed === closeCodes.sessionEnded, saidAgainMs);
    await soon(2_500);
    expect(after.closed).toBeUndefined();
  });
});
