import { describe, expect, it } from '@jest/globals';
import { closeCodes } from './close-codes.js';
import { AnswerInProgressError, AnswerTooLongError, HubClosedError, TooManyReadersError } from './errors.js';
import { createHub } from './hub.js';
import type { HubOptions } from './hub-options.js';
import { SharedMemory } from './memory-relay.js';
import { FakeSink, nextTurn } from './testing/fake-sink.fixture.js';
import { eventually } from './testing/wait.fixture.js';

function listen(hub: ReturnType<typeof createHub>, resume?: { answer: string; offset: number }) {
  const sink = new FakeSink();
  hub.attach({ channel: 'c', resume }, sink);
  return sink;
}

describe('a hub of one process and one of several', () => {
  const hubs = [
    ['one', (options: HubOptions) => createHub(options)],
    ['several', (options: HubOptions) => createHub({ ...options, relay: new SharedMemory().relay() })],
  ] as const;

  it.each(hubs)('take an option that is undefined for one that is not given (%s)', async (_name, create) => {
    await using hub = create({ maxReadersPerChannel: undefined, keepMs: undefined, now: undefined } as never);
    const sinks = Array.from({ length: 64 }, () => listen(hub));
    expect(() => listen(hub)).toThrow(TooManyReadersError);
    const answer = hub.begin('c', 'a');
    answer.token('x');
    answer.done('m');
    await eventually(() => sinks.every((sink) => sink.heard === 'x|m|'));
  });

  it.each(hubs)(
    'close a socket that goes on in what names no answer, and give its seat back (%s)',
    async (_name, create) => {
      await using hub = create({});
      for (const answer of [undefined, null, 5, Symbol('a'), Object.create(null)]) {
        const sink = new FakeSink();
        const { ready, detach } = hub.attach({ channel: 'c', resume: { answer, offset: 0 } as never }, sink);
        await ready;
        expect(sink.closed).toBe(closeCodes.answerUnknown);
        detach();
      }
      expect(hub.count()).toBe(0);
    },
  );
});

describe('the end of an answer', () => {
  it('sends the tokens in order and then exactly one done', () => {
    const hub = createHub();
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    answer.token('one ');
    answer.token('two');
    answer.done('m');
    expect(sink.heard).toBe('one two|m|');
  });

  it('completes an answer without tokens', () => {
    const hub = createHub();
    const sink = listen(hub);
    hub.begin('c', 'a').done('m');
    expect(sink.heard).toBe('|m|');
  });

  it('ignores whatever the producer does after done', () => {
    const hub = createHub();
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    answer.done('m');
    answer.token('late');
    answer.done('m2');
    answer.fail(closeCodes.coreFailed);
    expect(sink.heard).toBe('|m|');
    expect(sink.closed).toBeUndefined();
    expect(answer.ended).toBe(true);
  });

  it('closes every socket with the code of a failure and never sends done', () => {
    const hub = createHub();
    const sinks = [listen(hub), listen(hub)];
    const answer = hub.begin('c', 'a');
    answer.token('half');
    answer.fail(closeCodes.coreStalled);
    answer.done('m');
    expect(sinks.map((sink) => [sink.heard, sink.closed])).toEqual([
      ['half', 4504],
      ['half', 4504],
    ]);
  });

  it('ends an answer that grows too long with 4502 and tells its producer', () => {
    const hub = createHub({ maxAnswerLength: 5 });
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    answer.token('12345');
    expect(answer.signal.aborted).toBe(false);
    answer.token('6');
    expect([sink.heard, sink.closed]).toEqual(['12345', 4502]);
    expect(answer.signal.reason).toBeInstanceOf(AnswerTooLongError);
  });
});

describe('one answer at a time', () => {
  it('refuses a second answer and names the first', () => {
    const hub = createHub();
    hub.begin('c', 'a');
    expect(() => hub.begin('c', 'b')).toThrow(expect.objectContaining({ answerId: 'a' }));
    expect(() => hub.begin('c', 'b')).toThrow(AnswerInProgressError);
  });

  it('frees the channel after done and after a failure', () => {
    const hub = createHub();
    hub.begin('c', 'a').done('m');
    hub.begin('c', 'b').fail(closeCodes.coreFailed);
    expect(hub.begin('c', 'd').answerId).toBe('d');
  });
});

describe('the writes of a turn', () => {
  it('go out together: one cork and one uncork, however many tokens and sockets', async () => {
    const hub = createHub();
    const sinks = [listen(hub), listen(hub)];
    const answer = hub.begin('c', 'a');
    for (let i = 0; i < 10; i += 1) answer.token('x');
    expect(sinks.map((sink) => [sink.corks, sink.uncorks])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    await nextTurn();
    expect(sinks.map((sink) => [sink.corks, sink.uncorks])).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('share one frame over all sockets', () => {
    const hub = createHub();
    const sinks = [listen(hub), listen(hub)];
    hub.begin('c', 'a').token('x'.repeat(40_000));
    expect(sinks[0]!.frames).toHaveLength(3);
    expect(sinks[0]!.frames).toEqual(sinks[1]!.frames);
    expect(sinks[0]!.heard).toBe('x'.repeat(40_000));
  });

  it('cork a burst again in between, so that a quick reader is not taken for a slow one', async () => {
    const hub = createHub();
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    for (let i = 0; i < 100; i += 1) answer.token('x'.repeat(2_000));
    expect(sink.uncorks).toBeGreaterThan(1);
    await nextTurn();
    expect(sink.uncorks).toBe(sink.corks);
  });
});

describe('a slow reader', () => {
  it('is closed with 4408 when more than the bound waits for it, and its neighbour is not', async () => {
    const hub = createHub({ maxBufferedBytes: 1_000 });
    const [slow, quick] = [listen(hub), listen(hub)];
    const answer = hub.begin('c', 'a');
    answer.token('x');
    slow.bufferedBytes = 1_001;
    await nextTurn();
    answer.token('y');
    answer.done('m');
    expect([slow.heard, slow.closed]).toEqual(['x', 4408]);
    expect([quick.heard, quick.closed]).toEqual(['xy|m|', undefined]);
  });

  it('gets a long replay at its own pace, and then the answers that were finished meanwhile', async () => {
    const hub = createHub({ maxBufferedBytes: 4_000 });
    const answer = hub.begin('c', 'a');
    answer.token('x'.repeat(50_000));
    const sink = new FakeSink();
    sink.bufferedBytes = 2_000;
    hub.attach({ channel: 'c' }, sink);
    expect(sink.heard).toBe('');
    answer.done('m');
    const second = hub.begin('c', 'b');
    second.token('next');
    second.done('n');
    sink.bufferedBytes = 0;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(sink.heard).toBe(`${'x'.repeat(50_000)}|m|next|n|`);
    expect(sink.closed).toBeUndefined();
  });

  it('is closed with 4408 when a replay cannot go on', async () => {
    let now = 0;
    const hub = createHub({ maxBufferedBytes: 4_000, replayStallMs: 1_000, now: () => now });
    hub.begin('c', 'a').token('x'.repeat(50_000));
    const sink = new FakeSink();
    sink.bufferedBytes = 2_000;
    hub.attach({ channel: 'c' }, sink);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sink.closed).toBeUndefined();
    now = 1_000;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sink.closed).toBe(4408);
  });
});

describe('sockets', () => {
  it('leave nothing behind when they go', () => {
    const hub = createHub();
    const attachment = hub.attach({ channel: 'c', tags: ['user:1'] }, new FakeSink());
    expect([hub.count(), hub.count('user:1')]).toEqual([1, 1]);
    attachment.detach();
    attachment.detach();
    expect([hub.count(), hub.count('user:1')]).toEqual([0, 0]);
  });

  it('are closed by a tag, and only those', () => {
    const hub = createHub();
    const [mine, other] = [new FakeSink(), new FakeSink()];
    hub.attach({ channel: 'c', tags: ['session:1', 'user:1'] }, mine);
    hub.attach({ channel: 'c', tags: ['session:2', 'user:1'] }, other);
    expect(hub.closeTagged('session:1', closeCodes.sessionEnded)).toBe(1);
    expect([mine.closed, other.closed]).toEqual([4401, undefined]);
  });

  it('are limited on a channel and under a tag', () => {
    const hub = createHub({ maxReadersPerChannel: 2, maxReadersPerTag: 3 });
    const attach = (channel: string) => hub.attach({ channel, tags: ['user:1'] }, new FakeSink());
    attach('c');
    attach('c');
    expect(hub.admits({ channel: 'c' })).toBe(false);
    expect(() => attach('c')).toThrow(TooManyReadersError);
    attach('d');
    expect(hub.admits({ channel: 'd', tags: ['user:1'] })).toBe(false);
    expect(hub.admits({ channel: 'd', tags: ['user:2'] })).toBe(true);
  });
});

describe('a stop', () => {
  it('reaches the producer, who ends the answer', () => {
    const hub = createHub();
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    answer.signal.addEventListener('abort', () => answer.done('m'));
    expect(hub.stop('c', 'a')).toBe(true);
    expect(sink.heard).toBe('|m|');
  });

  it('for an older answer does not hit the next one', () => {
    const hub = createHub();
    hub.begin('c', 'a').done('m');
    const next = hub.begin('c', 'b');
    expect(hub.stop('c', 'a')).toBe(false);
    expect(next.signal.aborted).toBe(false);
  });
});

describe('closing the hub', () => {
  it('closes every socket with 1001, ends what runs, and takes nothing new', async () => {
    const hub = createHub();
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    answer.token('x');
    await hub.close();
    expect([sink.heard, sink.closed]).toEqual(['x', 1001]);
    expect(answer.signal.reason).toBeInstanceOf(HubClosedError);
    expect(() => hub.begin('c', 'b')).toThrow(HubClosedError);
    expect(listen(hub).closed).toBe(1001);
  });

  it('lets running answers end within the grace and closes idle sockets at once', async () => {
    const hub = createHub();
    const idle = new FakeSink();
    hub.attach({ channel: 'other' }, idle);
    const sink = listen(hub);
    const answer = hub.begin('c', 'a');
    const closed = hub.close({ graceMs: 5_000 });
    expect([idle.closed, sink.closed]).toEqual([1001, undefined]);
    answer.token('x');
    answer.done('m');
    await closed;
    expect([sink.heard, sink.closed]).toEqual(['x|m|', 1001]);
  });
});
