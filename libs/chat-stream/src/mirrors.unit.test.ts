import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SharedMemory } from './memory-relay.js';
import { Mirrors } from './mirrors.js';
import type { Relay, RelayMessage } from './relay.js';

let posts: RelayMessage[];
let asked: string[];
let ended: unknown[];
let listening: boolean;
let mirrors: Mirrors;
let owner: string;
let relay: Relay;

beforeEach(async () => {
  jest.useFakeTimers();
  [posts, asked, ended, listening] = [[], [], [], true];
  const memory = new SharedMemory();
  const other = memory.relay();
  relay = memory.relay();
  await other.open(
    () => undefined,
    () => undefined,
  );
  owner = other.instance;
  const nothing = () => undefined;
  mirrors = new Mirrors(
    relay,
    {
      onBegin: nothing,
      onEnd: (_answer, outcome) => ended.push(outcome),
      onWithdraw: nothing,
      onVoid: nothing,
      onError: nothing,
      hasSockets: () => listening,
      isOver: () => false,
      post(to, message) {
        asked.push(to);
        posts.push(message);
      },
    },
    1_000,
  );
});
afterEach(() => {
  mirrors.closeAll();
  jest.useRealTimers();
});

const hear = (offset: number, text: string, round = 0) =>
  mirrors.text(owner, {
    kind: 'text',
    channel: 'c',
    answer: 'a',
    offset,
    text,
    tip: offset + text.length,
    round,
  });

describe('an answer of another instance', () => {
  it('needs no question while it arrives by itself', () => {
    hear(0, 'one ');
    hear(4, 'two');
    expect(posts).toEqual([]);
  });

  it.each([
    ['was left', () => mirrors.close('c')],
    ['was refused for want of sockets', () => hear(0, 'one ')],
  ])('that %s is asked for when what was still on its way meets a new socket', (how, leave) => {
    if (how === 'was left') hear(0, 'one ');
    listening = false;
    leave();
    expect(posts).toEqual([{ kind: 'leave', channel: 'c', answer: 'a', round: 0 }]);
    listening = true;
    hear(0, 'one ');
    expect(posts.slice(1)).toEqual([{ kind: 'join', channel: 'c', answer: 'a', offset: 4, round: 1 }]);
    hear(4, 'two', 1);
    expect(posts).toHaveLength(2);
  });

  it('is not given up for what its owner was given up for before', async () => {
    const buried = jest.spyOn(relay, 'bury');
    const alive = jest.spyOn(relay, 'alive').mockImplementation(async (instance) => instance !== 'dead');
    mirrors.open('other', 'b', owner);
    mirrors.open('c', 'a', 'dead');
    await jest.advanceTimersByTimeAsync(3_500);
    expect(buried).toHaveBeenCalledTimes(1);
    // It is back while the others are looked at.
    alive.mockImplementation(async () => {
      mirrors.open('c', 'a2', 'dead');
      return true;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(buried).toHaveBeenCalledTimes(1);
  });

  it('is given up when its owner is never found, though the store fails at every second look', async () => {
    const buried = jest.spyOn(relay, 'bury');
    let looks = 0;
    const alive = jest.spyOn(relay, 'alive').mockImplementation(async () => {
      if (looks++ % 2 === 1) throw new Error('the store hangs');
      return false;
    });
    mirrors.open('c', 'a', 'dead');
    await jest.advanceTimersByTimeAsync(14_500);
    expect(buried).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(buried).toHaveBeenCalledTimes(1);
    // One that is found between is not.
    looks = 0;
    alive.mockImplementation(async () => {
      if (looks++ % 2 === 1) throw new Error('the store hangs');
      return looks % 5 === 0;
    });
    mirrors.open('c', 'b', 'late');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(buried).toHaveBeenCalledTimes(1);
  });

  it('is asked for again a second after a question without a reply, and after 4 s of silence otherwise', async () => {
    mirrors.open('c', 'a', owner);
    expect(posts).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_100);
    expect(posts).toHaveLength(2);
    hear(0, '', 2);
    await jest.advanceTimersByTimeAsync(3_500);
    expect(posts).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(posts).toHaveLength(3);
  });

  it.each([
    ['text', () => hear(0, 'one ')],
    ['a claim', () => mirrors.held(owner, 'c', 'a')],
  ])(
    'that another instance let go of is followed at the one that has it now, which %s tells',
    async (_what, tell) => {
      mirrors.open('c', 'a', 'first');
      tell();
      expect(asked).toEqual(['first', owner]);
      await mirrors.gone('first', 'c', 'a');
      hear(0, 'one ');
      hear(4, 'two');
      expect(mirrors.find('c', 'a')?.answer.text.slice(0)).toBe('one two');
      expect(ended).toEqual([]);
    },
  );
});
