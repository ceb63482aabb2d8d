import { describe, expect, it } from '@jest/globals';
import { Streams, type StreamSocket } from './streams.js';

/** A socket that writes down what it gets: text as it is, `!` for done, a number for a close. */
function recorder() {
  const got: (string | number)[] = [];
  const socket: StreamSocket = {
    send(frame) {
      const { type, data } = JSON.parse(frame) as { type: string; data: string };
      got.push(type === 'token' ? data : '!');
    },
    close: (code) => void got.push(code),
  };
  return { got, reader: { socket, dialogId: 'd', ownerId: 'u' } };
}

const nothing = () => undefined;
const begin = (streams: Streams, id: string, fragments: readonly string[], dialogId = 'd') =>
  streams.begin({ id, dialogId, fragments, onEnd: nothing });

describe('the streams in memory', () => {
  it('give a late socket the running answer from its start', () => {
    const streams = new Streams(Date.now, 10_000);
    begin(streams, 'a', ['one ', 'two']);
    const late = recorder();
    streams.open(late.reader, undefined);
    expect(late.got).toEqual(['one ']);
    streams.stop('d', 'a');
    expect(late.got).toEqual(['one ', '!']);
  });

  it('give what is missing of an answer that is over, then what runs now', () => {
    const streams = new Streams(Date.now, 10_000);
    begin(streams, 'a', ['first']);
    streams.stop('d', 'a');
    begin(streams, 'b', ['second']);
    const back = recorder();
    streams.open(back.reader, { answer: 'a', offset: 2 });
    expect(back.got).toEqual(['rst', '!', 'second']);
    streams.clear();
    expect(back.got.at(-1)).toBe(1001);
  });

  it('forget an answer five minutes after its end', () => {
    let now = 0;
    const streams = new Streams(() => now, 10_000);
    begin(streams, 'a', ['first']);
    streams.stop('d', 'a');
    now = 5 * 60_000;
    const inTime = recorder();
    streams.open(inTime.reader, { answer: 'a', offset: 5 });
    now += 1;
    const tooLate = recorder();
    streams.open(tooLate.reader, { answer: 'a', offset: 5 });
    expect([inTime.got, tooLate.got]).toEqual([['!'], [4404]]);
  });

  it('show no answer of another dialog, and stop none', () => {
    const streams = new Streams(Date.now, 10_000);
    begin(streams, 'a', ['theirs'], 'other');
    const mine = recorder();
    streams.open(mine.reader, { answer: 'a', offset: 0 });
    expect(mine.got).toEqual([4404]);
    streams.stop('d', 'a');
    expect(streams.running('other')).toBe('a');
    streams.clear();
  });

  it('take one question at a time', () => {
    const streams = new Streams(Date.now, 10_000);
    const claims = [streams.claim('d', 'a'), streams.claim('d', 'b'), streams.claim('e', 'c')];
    expect(claims).toEqual([undefined, 'a', undefined]);
    begin(streams, 'a', ['x']);
    expect(streams.claim('d', 'b')).toBe('a');
    streams.stop('d', 'a');
    expect(streams.claim('d', 'b')).toBeUndefined();
  });

  it('let no answer begin that was stopped before', () => {
    const streams = new Streams(Date.now, 10_000);
    streams.claim('d', 'a');
    streams.stop('d', 'other');
    expect(streams.isClaimed('d', 'a')).toBe(true);
    streams.stop('d', 'a');
    expect([streams.isClaimed('d', 'a'), streams.busyWith('d')]).toEqual([false, undefined]);
  });
});
